import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedHomes } from '../../../strutture/web/visitor/saved/device-homes-store.ts';
import { SavedNews } from './SavedNews.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const status = () => screen.getByRole('status').textContent;
const count = () => document.querySelector('.strutture-saved-count')?.textContent;

test('SavedNews shows the number of saved homes, and briefly announces a newly saved home with a link', () => {
  vi.useFakeTimers();
  savedHomes.change(7);
  const Page = createRoutesStub([{ path: '/', Component: SavedNews }]);
  render(<Page />);
  expect([count(), status()]).toEqual(['1', '']);
  act(() => savedHomes.change(8));
  expect([count(), status()]).toEqual(['2', 'Salvata · Vedi le case salvate']);
  expect(screen.getByRole('link', { name: 'Vedi le case salvate' }).getAttribute('href')).toBe('/salvate');
  act(() => void vi.advanceTimersByTime(6000));
  expect(status()).toBe('');
});

test('SavedNews clears the announcement when a home is removed, and announces nothing new', () => {
  const Page = createRoutesStub([{ path: '/', Component: SavedNews }]);
  render(<Page />);
  act(() => savedHomes.change(8));
  expect(status()).not.toBe('');
  act(() => savedHomes.change(8));
  expect([count(), status()]).toEqual([undefined, '']);
});
