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

const show = (...said: Parameters<typeof showToast>) => act(() => void showToast(...said));
const shownText = () => screen.getByRole('status').textContent;
const closeButton = () => screen.getByRole('button', { name: 'Chiudi l’avviso' });

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
  vi.useRealTimers();
});

test('a toast that is said again stands there once, and its 6 seconds begin anew', () => {
  show('Salvato');
  const [said] = screen.getAllByText('Salvato');
  wait(5000);
  show('Foto aggiornate con successo! (3 foto)');
  show('Salvato');
  // Another node, or a screen reader would not say it again.
  expect(screen.getByText('Salvato')).not.toBe(said);
  wait(5999);
  expect(shownText()).toBe('Salvato'.concat('Foto aggiornate con successo! (3 foto)'));
  wait(1);
  expect(shownText()).toBe('');
});

test('the focus stays on a toast that is said again', () => {
  show('Salvato');
  const close = closeButton();
  act(() => close.focus());
  show('Salvato');
  expect(document.activeElement).toBe(close);
});

test('a failure is another toast than the same words of something done', () => {
  show('Rifiutata');
  show('Rifiutata', 'failed');
  expect(screen.getAllByText('Rifiutata')).toHaveLength(2);
});

test('a toast stays while the pointer or the focus is on it', () => {
  show('Salvato');
  const close = closeButton();
  fireEvent.pointerMove(close);
  wait(60_000);
  act(() => close.focus());
  fireEvent.pointerLeave(close);
  wait(60_000);
  expect(shownText()).toBe('Salvato');
  act(() => close.blur());
  wait(6000);
  expect(shownText()).toBe('');
});

test('a toast goes that came up under a pointer that does not move', () => {
  show('Salvato');
  fireEvent.pointerEnter(closeButton());
  wait(6000);
  expect(shownText()).toBe('');
});

test('a toast that is closed by the pointer does not hold the next one', () => {
  show('Salvato');
  const close = closeButton();
  fireEvent.pointerMove(close);
  fireEvent.click(close);
  show('Foto aggiornate con successo! (3 foto)');
  wait(6000);
  expect(shownText()).toBe('');
});

test('a failure is an alert that stays until it is closed', () => {
  show('Qualcosa non ha funzionato.', 'failed');
  wait(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Qualcosa non ha funzionato.');
  fireEvent.click(closeButton());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('closing a toast gives the focus back, and the next one goes again by itself', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show('Salvato');
  const close = closeButton();
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
  show('Foto aggiornate con successo! (3 foto)');
  wait(6000);
  expect(shownText()).toBe('');
  field.remove();
});

/** Shows one that can be taken back, and gives what became of it. */
function showOne(): string[] {
  const ended: string[] = [];
  const options: ToastOptions = {
    action: { label: 'Annulla', run: () => ended.push('taken back') },
    onGone: () => ended.push('gone'),
  };
  show('Struttura rifiutata', 'done', options);
  return ended;
}

test('`onGone` is called once when a toast goes by itself', () => {
  const ended = showOne();
  wait(5999);
  expect(ended).toEqual([]);
  wait(60_000);
  expect(ended).toEqual(['gone']);
});

test('of two toasts that can be taken back each stays, in the same words too', () => {
  const [one, other] = [showOne(), showOne()];
  show('Struttura rifiutata');
  expect(screen.getAllByText('Struttura rifiutata')).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0]!);
  expect([one, other]).toEqual([['taken back'], []]);
});

test.each([
  ['Annulla', 'taken back'],
  ['Chiudi l’avviso', 'gone'],
])('«%s» ends a toast as %s, and as nothing else', (name, end) => {
  const ended = showOne();
  fireEvent.click(screen.getByRole('button', { name }));
  wait(60_000);
  expect(ended).toEqual([end]);
  expect(shownText()).toBe('');
});
