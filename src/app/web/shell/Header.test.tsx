import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Header } from './Header.tsx';

function open(path: string) {
  const Stub = createRoutesStub([{ path: '*', Component: Header }]);
  render(<Stub initialEntries={[path]} />);
  return userEvent.setup();
}

test('Esc closes the phone menu and returns the focus to its button', async () => {
  const user = open('/');
  await user.click(screen.getByRole('button', { name: 'Apri il menu' }));
  const button = screen.getByRole('button', { name: 'Chiudi il menu' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
