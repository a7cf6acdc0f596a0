import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlaceMap } from './PlaceMap.tsx';

const PLACE = { lat: 43.318, lon: 11.331, precisione: 'esatta', nome: 'Casa del Noce' } as const;
let watched: Element[] = [];
let comeNear = () => {};

function stubBrowser(isSavingData: boolean) {
  watched = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: isSavingData,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => notify([{ isIntersecting: true }]));
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {}
    },
  );
}

const frame = () => screen.getByRole('group', { name: 'Mappa: dove si trova Casa del Noce' });
const button = () => screen.queryByRole('button', { name: 'Mostra la mappa' });

beforeEach(() => vi.unstubAllGlobals());

test('observes the map frame, so that the map loads shortly before the frame comes into view', () => {
  stubBrowser(false);
  render(<PlaceMap {...PLACE} />);
  expect(watched).toEqual([frame()]);
});

// Regression test: Tab scrolled the frame into view, and the map then replaced the focused button.
test('contains no focusable element while the map waits to load automatically', () => {
  stubBrowser(false);
  render(<PlaceMap {...PLACE} />);
  expect(button()).toBeNull();
  expect(frame().querySelectorAll('a, button, [tabindex="0"]')).toHaveLength(0);
});

test('loads the map only on request if the user prefers reduced data, and moves the focus from the button to the map', () => {
  stubBrowser(true);
  render(<PlaceMap {...PLACE} />);
  comeNear();
  button()?.focus();
  expect(button()).toBe(document.activeElement);
  act(() => button()?.click());
  expect(button()).toBeNull();
  expect(document.activeElement).toBe(frame());
});
