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

test('said again, it stands there once, and its time begins anew', () => {
  act(() => void showToast('Salvato'));
  const [said] = screen.getAllByText('Salvato');
  wait(5000);
  act(() => void showToast('Foto aggiornate con successo! (3 foto)'));
  act(() => void showToast('Salvato'));
  // Another node, or a screen reader would not say it again.
  expect(screen.getByText('Salvato')).not.toBe(said);
  wait(5999);
  expect(screen.getByRole('status').textContent).toBe('Salvato'.concat('Foto aggiornate con successo! (3 foto)'));
  wait(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('said again under the focus, the focus stays where it is', () => {
  act(() => void showToast('Salvato'));
  const close = screen.getByRole('button', { name: 'Chiudi l’avviso' });
  act(() => close.focus());
  act(() => void showToast('Salvato'));
  expect(document.activeElement).toBe(close);
});

test('a failure is another thing than the same words of something done', () => {
  act(() => void showToast('Rifiutata'));
  act(() => void showToast('Rifiutata', 'failed'));
  expect(screen.getAllByText('Rifiutata')).toHaveLength(2);
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

test('of two that can be taken back each stays, in the same words too', () => {
  const [one, other] = [showOne(), showOne()];
  act(() => void showToast('Struttura rifiutata'));
  expect(screen.getAllByText('Struttura rifiutata')).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0]!);
  expect([one, other]).toEqual([['taken back'], []]);
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
