import { describe, expect, test } from 'vitest';
import { coarsePlace } from './coarse-place.ts';
import { type KnownPlace, shownPosition, shownStreet } from './shown-place.ts';

const home: KnownPlace = { id: 7, lat: 43.09312, lon: 11.78124, has_own_point: true, posizione_approssimativa: false };

describe('the displayed place of a home (ADR 0080)', () => {
  test('is the exact point with the full street if the owner set a point', () => {
    expect(shownPosition(home)).toEqual({ lat: 43.09312, lon: 11.78124, precisione: 'esatta' });
    expect(shownStreet({ ...home, indirizzo: 'Strada delle Vigne 14' })).toBe('Strada delle Vigne 14');
  });

  test('is a coarse point, with the street but no house number, if the position is approximate', () => {
    const near = { ...home, posizione_approssimativa: true };
    expect(shownPosition(near)).toEqual({ ...coarsePlace(7, home), precisione: 'approssimativa' });
    expect(shownStreet({ ...near, indirizzo: 'Strada delle Vigne 14' })).toBe('Strada delle Vigne');
  });

  test.each([true, false])(
    'has the precision comune if the owner set no point and posizione_approssimativa is %s',
    (posizione_approssimativa) => {
      const unplaced = { ...home, has_own_point: false, posizione_approssimativa };
      expect(shownPosition(unplaced).precisione).toBe('comune');
    },
  );
});
