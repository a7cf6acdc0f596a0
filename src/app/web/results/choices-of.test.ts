import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { readCriteria } from '../../../search/rules/read-criteria.ts';
import { readSearchAlternatives } from '../../../search/rules/search-alternatives.ts';
import { choicesOf } from './choices-of.ts';

const TODAY = '2026-11-26' as CalendarDate;
const SEPTEMBER = '2027-09-01,2027-10-01,7';

function read(address: Record<string, string>) {
  const chosen = { ...NO_CRITERIA, ...readCriteria(address, TODAY) };
  return choicesOf({
    chosen,
    criteria: chosen,
    scope: { kind: 'italia' },
    base: '/cerca?dove=toscana',
    dove: 'toscana',
    text: '',
    phrase: '',
    pageCursor: null,
    isMap: false,
    wider: [],
    beside: readSearchAlternatives(address, TODAY),
  });
}

describe('an alternative period', () => {
  test('gets a link whose own alternative is the current period', () => {
    const june = { periodo_dal: '2027-06-01', periodo_al: '2027-07-01', notti: '7' };
    const [times] = read({ ...june, oppure: SEPTEMBER });
    expect(times?.links).toEqual([
      {
        label: '7 notti a settembre',
        href: '/cerca?dove=toscana&periodo_dal=2027-09-01&periodo_al=2027-10-01&notti=7&oppure=2027-06-01,2027-07-01,7',
      },
    ]);
  });

  test('is not offered if no dates are chosen', () => {
    expect(read({ oppure: SEPTEMBER })).toEqual([]);
  });
});

describe('a price per guest', () => {
  test('offers links for 2, 3, 4 and 6 guests, each with its total price', () => {
    const [parties] = read({ prezzo_max: '50', a_persona: '50' });
    expect(parties?.links.map(({ href }) => href)).toEqual(
      [2, 3, 4, 6].map((guests) => `/cerca?dove=toscana&ospiti=${guests}&prezzo_max=${guests * 50}`),
    );
  });

  test.each([
    { a_persona: '50', prezzo_max: '50', ospiti: '2' },
    { a_persona: '50', prezzo_max: '80' },
    { a_persona: '50' },
  ])('offers no links for %j', (address) => {
    expect(read(address)).toEqual([]);
  });
});
