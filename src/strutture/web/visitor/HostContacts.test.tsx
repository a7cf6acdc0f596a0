import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HostContacts } from './HostContacts.tsx';

const PHONE = ['Chiama tel:+393335550101', 'WhatsApp https://wa.me/393335550101'];
const EMAIL = 'E-mail mailto:anna@example.it';

test.each([
  ['+39 333 555 0101', 'anna@example.it', [...PHONE, EMAIL]],
  [null, 'anna@example.it', [EMAIL]],
  [null, null, []],
])('of %j and %j the links are %j; without any the page says so', (telefono, email, expected) => {
  render(<HostContacts struttura={{ telefono, email }} />);
  const links = screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(expected);
  expect(screen.queryByText(/non ha ancora lasciato un telefono/) === null).toBe(expected.length > 0);
});
