// Printing a guide: the whole, or only the sheets for students. Without scripts the browser's own menu prints the whole.
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    document.body.dataset.printed = button.dataset.print;
    print();
  });
}
addEventListener('afterprint', () => { delete document.body.dataset.printed; });
