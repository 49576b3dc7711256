// Redirects a guide's address without a language to that of ?lang, the stored choice, the browser's, or English.
(() => {
  const { guide, languages } = document.currentScript.dataset, known = languages.split(' ');
  let chosen = '';
  try { chosen = localStorage.getItem('sagaz.language') || ''; } catch (error) { /* storage is blocked */ }
  const asked = new URLSearchParams(location.search).get('lang') || '';
  const language = [asked.trim(), chosen, ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => known.includes(tag)) || 'en';
  location.replace(`${guide}.${language}.html${location.hash}`);
})();
