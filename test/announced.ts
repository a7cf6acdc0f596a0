/** Returns the text of all live regions, as a screen reader last announced it. */
export const announced = () =>
  [...document.querySelectorAll('[data-live]')].map(({ textContent }) => textContent).join('');
