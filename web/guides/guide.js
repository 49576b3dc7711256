// Buttons that print the whole guide or only the students' sheets. Without scripts the browser's menu prints all.
for (const button of document.querySelectorAll('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    document.body.dataset.printed = button.dataset.print;
    print();
  });
}
addEventListener('afterprint', () => { delete document.body.dataset.printed; });
