import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SaveButton } from './SaveButton.tsx';
import { savedHomes, viewedHomes } from './device-homes-store.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const heart = () => screen.getByRole('button', { name: 'Salva Podere Le Querce' });

function show() {
  render(<SaveButton id={7} nome="Podere Le Querce" className="x" />);
}

test('labels the button «Salva» before and «Salvata» after the home is saved', () => {
  render(<SaveButton id={7} nome="Podere Le Querce" className="x" hasText />);
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(screen.getByRole('button', { name: 'Salvata' })).toBeDefined();
});

test('updates the pressed state of the button when another tab changes the saved homes', () => {
  show();
  localStorage.setItem('ospitalia_salvate', '[7]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ospitalia_salvate' })));
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

test('keeps saved and viewed homes in memory if the browser cannot store them', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  fireEvent.click(heart());
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  viewedHomes.change(3);
  expect(viewedHomes.read()).toEqual([3]);
  fireEvent.click(heart());
  expect(savedHomes.read()).toEqual([]);
});

test('reads the homes that another tab saved, even after a failed write in this tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  savedHomes.change(3);
  savedHomes.change(4);
  expect(localStorage.getItem('ospitalia_salvate')).toBe('[4,3]');
  localStorage.setItem('ospitalia_salvate', '[7]');
  expect(savedHomes.read()).toEqual([7]);
});
