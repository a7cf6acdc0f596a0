import { describe, expect, test } from 'vitest';
import { readEvents } from '../../../test/ical-text.ts';
import { change, fixed, nightsOf, stayIn, vtimezone } from '../../../test/ical-zones.ts';

describe('a VTIMEZONE that lacks some offset changes within the horizon', () => {
  const YEARLY = ['RRULE:FREQ=YEARLY'];
  const ENDS_EARLY: [string, string[]][] = [
    ['has only this year’s change to winter time', change('20261101', '-0400', '-0500')],
    [
      'has only this year’s changes to summer and winter time',
      [...change('20260308', '-0500', '-0400'), ...change('20261101', '-0400', '-0500')],
    ],
    ['has only winter time, without a rule', change('19701101', '-0400', '-0500')],
    ['has only summer time, without a rule', change('19700308', '-0500', '-0400')],
    ['has only winter time, with a yearly rule', change('19701101', '-0400', '-0500', ...YEARLY)],
    ['has only summer time, with a yearly rule', change('19700308', '-0500', '-0400', ...YEARLY)],
    [
      'has winter and summer time without rules',
      [...change('19700308', '-0500', '-0400'), ...change('19701101', '-0400', '-0500')],
    ],
    [
      'has winter time without a rule',
      [...change('19700308', '-0500', '-0400', ...YEARLY), ...change('19701101', '-0400', '-0500')],
    ],
  ];
  const summerIn = (tzid: string) => stayIn(tzid, '20270709T173000', '20270713T060000');
  test.each(ENDS_EARLY)('is overridden by the known zone of the same name if it %s', (_what, lines) => {
    for (const tzid of ['America/New_York', 'Eastern Standard Time', '/x.org/America/New_York']) {
      expect(nightsOf(vtimezone(tzid, lines), summerIn(tzid))).toEqual(['2027-07-09 2027-07-13']);
    }
  });
  test.each(ENDS_EARLY)('is reported as an unknown zone if its name is unknown and it %s', (_what, lines) => {
    expect(readEvents(vtimezone('Own', lines), summerIn('Own'))).toMatchObject({ ignored: { fuso_sconosciuto: 1 } });
  });

  test.each([
    [
      'does not replace the known zone of the same name if it has only the winter offset',
      '-0500',
      '2027-07-09 2027-07-13',
    ],
    [
      'does not replace the known zone of the same name if it has only the summer offset',
      '-0400',
      '2027-07-09 2027-07-13',
    ],
    [
      'replaces the known zone of the same name if it has only an offset of +13 hours',
      '+1300',
      '2027-07-09 2027-07-12',
    ],
  ])('%s', (_what, offset, nights) => {
    expect(nightsOf(vtimezone('America/New_York', fixed(offset)), summerIn('America/New_York'))).toEqual([nights]);
  });

  const NEXT_YEAR = [...change('20271107', '-0400', '-0500'), ...change('20280312', '-0500', '-0400')];
  const inWinter = (tzid: string) => stayIn(tzid, '20270109T183000', '20270113T060000');
  test('is replaced, before its first change, by the known zone of the same name, or is reported as an unknown zone if no known zone has its name', () => {
    for (const tzid of ['America/New_York', 'Eastern Standard Time']) {
      expect(nightsOf(vtimezone(tzid, NEXT_YEAR), inWinter(tzid))).toEqual(['2027-01-10 2027-01-13']);
    }
    expect(readEvents(vtimezone('Own', NEXT_YEAR), inWinter('Own'))).toMatchObject({
      ignored: { fuso_sconosciuto: 1 },
    });
  });

  test('is reported as an unknown zone if its last change is to summer time and its name is unknown', () => {
    const changes = [
      ...change('20230312', '-0500', '-0400'),
      ...change('20231105', '-0400', '-0500'),
      ...change('20240310', '-0500', '-0400'),
    ];
    expect(readEvents(vtimezone('Own', changes), inWinter('Own'))).toMatchObject({ ignored: { fuso_sconosciuto: 1 } });
    expect(nightsOf(vtimezone('America/New_York', changes), inWinter('America/New_York'))).toHaveLength(1);
  });
});
