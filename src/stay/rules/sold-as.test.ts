import { expect, test } from 'vitest';
import { soldAs } from './sold-as.ts';

const fresh = (camera_id: number | null, is_stale: boolean) => ({ camera_id, testo: `${camera_id}`, is_stale });
const bnb = { modalita: 'immediata', calendari: [fresh(null, true), fresh(3, false), fresh(4, true)] } as const;

test.each([
  ['a house whose calendars are stale', bnb, null, 'su_richiesta'],
  ['a camera whose own calendars are fresh', bnb, 3, 'immediata'],
  ['a camera whose calendar cannot be read', bnb, 4, 'su_richiesta'],
  ['a camera that no platform feeds', bnb, 5, 'immediata'],
  ['an owner who confirms each stay', { modalita: 'su_richiesta', calendari: [fresh(3, false)] }, 3, 'su_richiesta'],
] as const)('%s', (_, sold, camera_id, modalita) => {
  expect(soldAs(sold, camera_id).modalita).toBe(modalita);
});

test('the freshness that is shown is that of the camera', () => {
  expect(soldAs(bnb, 4).freshness?.testo).toBe('4');
  expect(soldAs(bnb, 5).freshness).toBeUndefined();
});
