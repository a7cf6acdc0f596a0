import { expect, test } from 'vitest';
import { RING_KM, ringZooms } from './distance-rings.ts';

test.each([
  [1, { from: 12, to: 14 }],
  [5, { from: 10, to: 12 }],
  [20, { from: 8, to: 10 }],
])(
  'ringZooms limits a ring of %s km to zoom levels at which the ring clears the pin and fits the view',
  (km, zooms) => {
    expect(ringZooms(km)).toEqual(zooms);
  },
);

test.each([8, 9, 10, 11, 12, 13])('ringZooms allows two or three rings at zoom level %s', (zoom) => {
  const drawn = RING_KM.filter((km) => ringZooms(km).from <= zoom && zoom <= ringZooms(km).to);
  expect(drawn.length).toBeGreaterThanOrEqual(2);
  expect(drawn.length).toBeLessThanOrEqual(3);
});
