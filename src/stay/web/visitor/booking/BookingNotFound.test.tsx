import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { BookingNotFound } from './BookingNotFound.tsx';

function open() {
  const Stub = createRoutesStub([
    { path: '/', Component: BookingNotFound },
    { path: '/prenotazione/:codice', Component: () => <h1>{location.pathname}</h1> },
  ]);
  render(<Stub />);
  return userEvent.setup();
}

test('rejects an incomplete code, and opens the booking for a full code typed with hyphens and in lower case', async () => {
  const user = open();
  const code = screen.getByLabelText('Codice della prenotazione');
  await user.type(code, 'abcd-efgh{Enter}');
  expect(screen.getByText('Il codice ha 16 lettere e cifre: controlla di averlo scritto tutto.')).toBeTruthy();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.type(code, '-jkmn-pqrO{Enter}');
  expect(screen.queryByRole('heading', { name: 'Non troviamo questa prenotazione' })).toBeNull();
});
