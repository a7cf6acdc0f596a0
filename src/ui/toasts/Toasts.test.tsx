import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, type ToastOptions } from './toast-store.ts';
import { Toasts } from './Toasts.tsx';

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

test('shows a repeated toast once and restarts its six-second timer', () => {
  show('Salvato');
  const [first] = screen.getAllByText('Salvato');
  wait(5000);
  show('Foto aggiornate con successo! (3 foto)');
  show('Salvato');
  expect(screen.getByText('Salvato')).not.toBe(first);
  wait(5999);
  expect(shownText()).toBe('Salvato'.concat('Foto aggiornate con successo! (3 foto)'));
  wait(1);
  expect(shownText()).toBe('');
});

test('keeps the focus on a repeated toast', () => {
  show('Salvato');
  const close = closeButton();
  act(() => close.focus());
  show('Salvato');
  expect(document.activeElement).toBe(close);
});

test('shows a failure separately from a success with the same text', () => {
  show('Rifiutata');
  show('Rifiutata', 'failed');
  expect(screen.getAllByText('Rifiutata')).toHaveLength(2);
});

test('keeps a toast while it is hovered or focused', () => {
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

test('removes a toast that appeared under a stationary pointer', () => {
  show('Salvato');
  fireEvent.pointerEnter(closeButton());
  wait(6000);
  expect(shownText()).toBe('');
});

test('removes the next toast on time after a toast was closed with the pointer', () => {
  show('Salvato');
  const close = closeButton();
  fireEvent.pointerMove(close);
  fireEvent.click(close);
  show('Foto aggiornate con successo! (3 foto)');
  wait(6000);
  expect(shownText()).toBe('');
});

test('shows a failure as an alert until it is closed', () => {
  show('Qualcosa non ha funzionato.', 'failed');
  wait(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Qualcosa non ha funzionato.');
  fireEvent.click(closeButton());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('restores the focus when a toast is closed, and removes the next toast on time', () => {
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

function showOne(): string[] {
  const ended: string[] = [];
  const options: ToastOptions = {
    action: { label: 'Annulla', run: () => ended.push('taken back') },
    onGone: () => ended.push('gone'),
  };
  show('Struttura rifiutata', 'done', options);
  return ended;
}

test('calls `onGone` once when a toast times out', () => {
  const ended = showOne();
  wait(5999);
  expect(ended).toEqual([]);
  wait(60_000);
  expect(ended).toEqual(['gone']);
});

test('shows two toasts with actions separately, even with the same text', () => {
  const [one, other] = [showOne(), showOne()];
  show('Struttura rifiutata');
  expect(screen.getAllByText('Struttura rifiutata')).toHaveLength(3);
  fireEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0]!);
  expect([one, other]).toEqual([['taken back'], []]);
});

test.each([
  ['Annulla', 'taken back'],
  ['Chiudi l’avviso', 'gone'],
])('«%s» removes a toast and reports only the event «%s»', (name, end) => {
  const ended = showOne();
  fireEvent.click(screen.getByRole('button', { name }));
  wait(60_000);
  expect(ended).toEqual([end]);
  expect(shownText()).toBe('');
});
