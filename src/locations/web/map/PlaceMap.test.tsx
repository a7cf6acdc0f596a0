import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlaceMap } from './PlaceMap.tsx';

const PLACE = { lat: 43.318, lon: 11.331, precisione: 'esatta', nome: 'Casa del Noce' } as const;
let watched: Element[] = [];

function stubBrowser(isSavingData: boolean) {
  watched = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isSavingData }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {}
    },
  );
}

beforeEach(() => vi.unstubAllGlobals());

test('the map of a place waits until it is nearly in view, or asked for', () => {
  stubBrowser(false);
  render(<PlaceMap {...PLACE} />);
  expect(watched).toEqual([screen.getByRole('group', { name: 'Mappa: dove si trova Casa del Noce' })]);
  expect(screen.getByRole('button', { name: 'Mostra la mappa' })).toBeTruthy();
});

test('who saves data is shown no map unasked', () => {
  stubBrowser(true);
  render(<PlaceMap {...PLACE} />);
  expect(watched).toEqual([]);
  expect(screen.getByRole('button', { name: 'Mostra la mappa' })).toBeTruthy();
});
