import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HostContacts } from './HostContacts.tsx';

function links(telefono: string | null, email: string | null): (string | null)[] {
  render(<HostContacts struttura={{ telefono, email }} />);
  return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('every way that the owner gave', () => {
  expect(links('+39 333 555 0101', 'anna@example.it')).toEqual([
    'Chiama tel:+393335550101',
    'WhatsApp https://wa.me/393335550101',
    'E-mail mailto:anna@example.it',
  ]);
});

test('only the e-mail', () => {
  expect(links(null, 'anna@example.it')).toEqual(['E-mail mailto:anna@example.it']);
});

test('none: the page says so instead of offering dead links', () => {
  expect(links(null, null)).toEqual([]);
  expect(screen.getByText(/non ha ancora lasciato un telefono/)).toBeDefined();
});
