import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, type ToastOptions } from './toast-store.ts';
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
  act(() => void showToast('Contatti aggiornati con successo!'));
  expect(screen.getByRole('status').textContent).toBe('Contatti aggiornati con successo!');
  wait(5999);
  expect(screen.getByRole('status').textContent).not.toBe('');
  wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it stays while the pointer or the focus is on it', () => {
  act(() => void showToast('Contatti aggiornati con successo!'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  fireEvent.pointerMove(close);
  wait(60_000);
  act(() => close.focus());
  fireEvent.pointerLeave(close);
  wait(60_000);
  expect(screen.getByRole('status').textContent).not.toBe('');
  act(() => close.blur());
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it goes when it came up under a pointer that does not move', () => {
  act(() => void showToast('Contatti aggiornati con successo!'));
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('closed by the pointer, it does not hold the next one', () => {
  act(() => void showToast('Contatti aggiornati con successo!'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  fireEvent.pointerMove(close);
  fireEvent.click(close);
  act(() => void showToast('Foto aggiornate con successo! (3 foto)'));
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what failed is an alert that stays until it is closed', () => {
  act(() => void showToast('Qualcosa non ha funzionato.', 'failed'));
  wait(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Qualcosa non ha funzionato.');
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('closing one gives the focus back, and the next one goes again by itself', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(() => void showToast('Contatti aggiornati con successo!'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  act(() => void showToast('Foto aggiornate con successo! (3 foto)'));
  wait(6000);
  expect(screen.getByRole('status').textContent).toBe('');
  field.remove();
});

/** Shows one that can be taken back, and tells what became of it. */
function showOne(): string[] {
  const told: string[] = [];
  const options: ToastOptions = {
    action: { label: 'Annulla', run: () => told.push('taken back') },
    onGone: () => told.push('gone'),
  };
  act(() => void showToast('Struttura rifiutata', 'done', options));
  return told;
}

test('what can be taken back is told when it goes by itself, once', () => {
  const told = showOne();
  wait(5999);
  expect(told).toEqual([]);
  wait(60_000);
  expect(told).toEqual(['gone']);
});

test('what is taken back goes, and does not count as gone', () => {
  const told = showOne();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  wait(60_000);
  expect(told).toEqual(['taken back']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('closing it is not taking it back', () => {
  const told = showOne();
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
  expect(told).toEqual(['gone']);
});
