export const announced = () =>
  [...document.querySelectorAll('[data-live]')].map(({ textContent }) => textContent).join('');
