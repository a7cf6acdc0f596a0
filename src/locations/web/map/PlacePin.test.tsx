import { fireEvent, render, screen } from '@testing-library/react';
import type { Map as MapLibre } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import { PlacePin } from './PlacePin.tsx';

const MAP = {
  project: ([x, y]: [number, number]) => ({ x, y: -y }),
  unproject: ([x, y]: [number, number]) => ({ lng: x, lat: -y }),
  on: () => undefined,
  off: () => undefined,
} as unknown as MapLibre;

function open() {
  const onMove = vi.fn();
  render(<PlacePin map={MAP} lat={-60} lon={40} onMove={onMove} />);
  const pin = screen.getByRole('button');
  Object.assign(pin, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  const hand = (type: 'Down' | 'Move' | 'Up', clientX: number, clientY: number) =>
    fireEvent[`pointer${type}`](pin, { pointerId: 1, clientX, clientY });
  return { onMove, hand };
}

test('moves the pin by the same distance as the pointer, even if the pin is dragged by its head', () => {
  const { onMove, hand } = open();
  hand('Down', 240, 330);
  hand('Move', 250, 345);
  hand('Up', 250, 345);
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ lat: -75, lon: 50 });
});

test('does not move the pin if the pointer moves only slightly during a press', () => {
  const { onMove, hand } = open();
  hand('Down', 240, 330);
  hand('Move', 242, 331);
  hand('Up', 242, 331);
  expect(onMove).not.toHaveBeenCalled();
});
