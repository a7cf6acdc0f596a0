import { expect, test } from 'vitest';
import { chooseNear } from './choose-near.ts';

const home = (id: number, citta_id: number, km: number) => ({ id, citta_id, km });

test.each([
  ['no homes from an empty list', [], []],
  ['all homes if there are fewer than three', [home(2, 5, 9), home(1, 7, 1)], [2, 1]],
  [
    'homes of the same town before nearer homes elsewhere',
    [home(1, 7, 0.1), home(2, 5, 9), home(3, 5, 2), home(4, 7, 0.2), home(5, 5, 4)],
    [3, 5, 2],
  ],
  [
    'homes at equal distance in the order of their ids',
    [home(9, 5, 1), home(3, 5, 1), home(4, 5, 1), home(2, 5, 1)],
    [2, 3, 4],
  ],
])('chooseNear chooses %s', (_, homes, ids) => {
  expect(chooseNear(homes, 5).map(({ id }) => id)).toEqual(ids);
});
