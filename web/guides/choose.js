// A guide without a language in its name: to that of ?lang, else what the player chose, else the browser's, else English.
(() => {
  const { guide, languages } = document.currentScript.dataset, known = languages.split(' ');
  let chosen = '';
  try { chosen = localStorage.getItem('sagaz.language') || ''; } catch (error) { /* kept from us: the browser's */ }
  const asked = new URLSearchParams(location.search).get('lang') || '';
  const language = [asked.trim(), chosen, ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => known.includes(tag)) || 'en';
  location.replace(`${guide}.${language}.html${location.hash}`);
})();
