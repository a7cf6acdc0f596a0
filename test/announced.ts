/** What a screen reader was last told, by whichever live region. */
export const announced = () =>
  [...document.querySelectorAll('[data-live]')].map(({ textContent }) => textContent).join('');
