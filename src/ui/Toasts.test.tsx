import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast-store.ts';
import { Toasts } from './Toasts.tsx';

/** Lets time pass. */
function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
  vi.useRealTimers();
});

test('what was done is a status that goes after 6 seconds', () => {
  act(() => showToast('Contatti aggiornati con successo!'));
  expect(screen.getByRole('status').textContent).toBe('Contatti aggiornati con successo!');
  wait(5999);
  expect(screen.getByRole('status').textContent).not.toBe('');
  wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it stays while the pointer or the focus is on it', () => {
  act(() => showToast('Contatti aggiornati con successo!'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  fireEvent.pointerEnter(close);
  wait(60_000);
  act(() => close.focus());
  fireEvent.pointerLeave(close);
  wait(60_000);
  expect(screen.getByRole('status').textContent).not.toBe('');
  act(() => close.blur());
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what failed is an alert that stays until it is closed', () => {
  act(() => showToast('Qualcosa non ha funzionato.', 'failed'));
  wait(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Qualcosa non ha funzionato.');
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('closing one gives the focus back, and the next one goes again by itself', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => showToast('Contatti aggiornati con successo!'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  act(() => showToast('Foto aggiornate con successo! (3 foto)'));
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
  field.remove();
});
