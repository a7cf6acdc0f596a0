import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from './Header.tsx';
import { STORAGE_KEY, startTheme } from '../../../ui/theme.ts';

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

  test('closes when a link is followed', async () => {
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Apri il menu' }));
    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(screen.getByRole('button', { name: 'Apri il menu' }).getAttribute('aria-expanded')).toBe('false');
  });
});

describe('day and evening', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['tema'];
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function startPage(prefersDark: boolean): string | undefined {
    vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
    startTheme(STORAGE_KEY);
    return document.documentElement.dataset['tema'];
  }

  test('without a choice, as the system prefers', () => {
    expect(startPage(false)).toBe('giorno');
    expect(startPage(true)).toBe('sera');
  });

  test('a choice is shown at once and remembered against the system', async () => {
    startPage(false);
    const user = open('/');
    await user.click(screen.getByRole('button', { name: 'Tema sera', pressed: false }));
    expect(screen.getByRole('button', { name: 'Tema sera', pressed: true })).toBeTruthy();
    expect(startPage(false)).toBe('sera');
  });
});
