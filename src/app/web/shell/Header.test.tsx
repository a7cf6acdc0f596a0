import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Header } from './Header.tsx';

function open(path: string) {
  const Stub = createRoutesStub([{ path: '*', Component: Header }]);
  render(<Stub initialEntries={[path]} />);
  return userEvent.setup();
}

describe('«Torna alla mappa» is there once a region is chosen', () => {
  test.each([
    { path: '/', there: false },
    { path: '/strutture/toscana', there: true },
    { path: '/struttura/7/podere-le-querce', there: true },
  ])('$path: $there', ({ path, there }) => {
    open(path);
    const link = screen.queryByRole('link', { name: 'Torna alla mappa' });
    expect(link?.getAttribute('href') ?? null).toBe(there ? '/#regioni' : null);
  });
});

describe('the menu of a phone', () => {
  test('opens, and closes on Esc with the focus back on its button', async () => {
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Apri il menu' }));
    const button = screen.getByRole('button', { name: 'Chiudi il menu' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });
});
