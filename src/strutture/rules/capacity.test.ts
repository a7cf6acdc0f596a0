import { expect, test } from 'vitest';
import { type Capacity, capacityOf, type Home, roomMismatches } from './capacity.ts';

const room = (posti_letto: number, disponibile = true) => ({ posti_letto, disponibile });
const bnb = (posti_letto: number, num_camere: number, camere: Home['camere']): Home => ({
  tipo_prenotazione: 'bnb',
  posti_letto,
  num_camere,
  camere,
});
const house = (posti_letto: number, num_camere: number): Home => ({
  ...bnb(posti_letto, num_camere, []),
  tipo_prenotazione: 'casa_vacanza',
});

const SIX = [3, 2, 3, 3, 3, 3].map((beds) => room(beds));

test.each<[string, Home, Capacity]>([
  ['a whole home sleeps one party in all its beds', house(10, 4), { kind: 'whole', posti: 10, camere: 4, ospiti: 10 }],
  [
    'a whole home that was booked by room before',
    { ...house(6, 2), camere: [room(2)] },
    { kind: 'whole', posti: 6, camere: 2, ospiti: 6 },
  ],
  ['each room sleeps one party', bnb(17, 6, SIX), { kind: 'rooms', posti: 17, camere: 6, ospiti: 3 }],
  ['rooms in any order', bnb(17, 6, SIX.toReversed()), { kind: 'rooms', posti: 17, camere: 6, ospiti: 3 }],
  ['rooms of one size', bnb(6, 3, [room(2), room(2), room(2)]), { kind: 'equalRooms', posti: 6, camere: 3, ospiti: 2 }],
  ['single rooms', bnb(3, 3, [room(1), room(1), room(1)]), { kind: 'equalRooms', posti: 3, camere: 3, ospiti: 1 }],
  ['a single room', bnb(2, 1, [room(2)]), { kind: 'whole', posti: 2, camere: 1, ospiti: 2 }],
  [
    'the largest room is not on offer',
    bnb(8, 3, [room(2), room(4, false), room(2)]),
    { kind: 'equalRooms', posti: 4, camere: 2, ospiti: 2 },
  ],
  [
    'one of two rooms is on offer',
    bnb(4, 2, [room(2, false), room(2)]),
    { kind: 'whole', posti: 2, camere: 1, ospiti: 2 },
  ],
  [
    'no room is on offer',
    bnb(4, 2, [room(2, false), room(2, false)]),
    { kind: 'noRooms', posti: 4, camere: 2, ospiti: 0 },
  ],
  ['no rooms', bnb(4, 2, []), { kind: 'noRooms', posti: 4, camere: 2, ospiti: 0 }],
  [
    'more stated beds than the rooms have',
    bnb(6, 2, [room(2), room(2)]),
    { kind: 'equalRooms', posti: 4, camere: 2, ospiti: 2 },
  ],
  [
    'fewer stated beds than the rooms have',
    bnb(3, 2, [room(2), room(4)]),
    { kind: 'rooms', posti: 6, camere: 2, ospiti: 4 },
  ],
  [
    'more stated rooms than can be booked',
    bnb(6, 5, [room(2), room(4)]),
    { kind: 'rooms', posti: 6, camere: 2, ospiti: 4 },
  ],
  [
    'mismatched numbers, and a room that is not on offer',
    bnb(10, 3, [room(2), room(3), room(4, false)]),
    { kind: 'rooms', posti: 5, camere: 2, ospiti: 3 },
  ],
  [
    'mismatched numbers, and one room on offer',
    bnb(10, 2, [room(2), room(4, false)]),
    { kind: 'whole', posti: 2, camere: 1, ospiti: 2 },
  ],
  [
    'mismatched numbers, and no room on offer',
    bnb(10, 2, [room(4, false)]),
    { kind: 'noRooms', posti: 10, camere: 2, ospiti: 0 },
  ],
])('computes the bookable capacity: %s', (_, home, capacity) => {
  expect(capacityOf(home)).toEqual(capacity);
});

test.each([
  ['no mismatch for a whole home', house(6, 2), []],
  ['no mismatch for a bnb without rooms', bnb(6, 2, []), []],
  ['no mismatch if beds and rooms match', bnb(6, 2, [room(2), room(4, false)]), []],
  [
    '6 stated beds, but rooms with 4 beds',
    bnb(6, 2, [room(2), room(2)]),
    [{ field: 'posti_letto', stated: 6, inRooms: 4 }],
  ],
  [
    '4 stated beds, but rooms with 6 beds',
    bnb(4, 2, [room(2), room(4)]),
    [{ field: 'posti_letto', stated: 4, inRooms: 6 }],
  ],
  [
    '3 stated rooms, but 2 listed rooms',
    bnb(4, 3, [room(2), room(2)]),
    [{ field: 'num_camere', stated: 3, inRooms: 2 }],
  ],
  [
    'the mismatch of rooms before the mismatch of beds',
    bnb(6, 3, [room(2), room(2)]),
    [
      { field: 'num_camere', stated: 3, inRooms: 2 },
      { field: 'posti_letto', stated: 6, inRooms: 4 },
    ],
  ],
] as const)('compares the stated beds and rooms with the listed rooms: %s', (_, home, expected) => {
  expect(roomMismatches(home)).toEqual(expected);
});

test.each([
  ['beds not typed yet', { ...bnb(0, 2, [room(2), room(2)]), posti_letto: null }],
  ['rooms not typed yet', { ...bnb(4, 0, [room(2), room(2)]), num_camere: null }],
  ['beds of a room that are not a number', { ...bnb(4, 1, []), camere: [{ posti_letto: null }] }],
])('reports no mismatch if a number is missing: %s', (_, home) => {
  expect(roomMismatches(home)).toEqual([]);
});
