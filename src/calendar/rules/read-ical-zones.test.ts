import { describe, expect, test } from 'vitest';
import { icalText, ICAL_OPTIONS, readEvents, vevent } from '../../../test/ical-text.ts';
import { change, fixed, nightsOf, stayIn, vtimezone, ZONE_DEFINITIONS } from '../../../test/ical-zones.ts';
import { readIcal } from './read-ical.ts';

describe('readIcal with time zone names (TZID)', () => {
  const ROME = '2027-04-09 2027-04-13';
  const EAST_OF_ROME = '2027-04-09 2027-04-13';
  const WEST_OF_ROME = '2027-04-10 2027-04-13';
  test.each([
    ['an IANA name', 'America/New_York', WEST_OF_ROME],
    ['in a different case', 'america/NEW_YORK', WEST_OF_ROME],
    ['in quotes', '"America/New_York"', WEST_OF_ROME],
    ['with blanks', '" America/New_York "', WEST_OF_ROME],
    ['with escapes', 'America\\/New_York', WEST_OF_ROME],
    ['a Windows name', 'Pacific Standard Time', WEST_OF_ROME],
    ['a Windows name in lower case and quotes', '"pacific standard time"', WEST_OF_ROME],
    ['a Windows name for Rome', 'W. Europe Standard Time', ROME],
    ['a Windows zone that is an offset', 'UTC-08', WEST_OF_ROME],
    ['after a Mozilla prefix', '/mozilla.org/20050126_1/America/New_York', WEST_OF_ROME],
    ['after an Evolution prefix', '/freeassociation.sourceforge.net/America/New_York', WEST_OF_ROME],
    ['after a prefix, with three parts', '/softwarestudio.org/Olson_1/America/Argentina/Salta', WEST_OF_ROME],
    ['at the end of a URL', '"http://tz.example/zoneinfo/America/New_York"', WEST_OF_ROME],
    ['at the end of an unquoted URL', 'http://tz.example/zoneinfo/America/New_York', WEST_OF_ROME],
    ['in a TZURL file', '"https://www.tzurl.org/zoneinfo/America/New_York.ics"', WEST_OF_ROME],
    ['in an encoded URL', '"https://tz.example/America%2FNew_York"', WEST_OF_ROME],
    ['in a Microsoft URL', 'tzone://Microsoft/Utc', EAST_OF_ROME],
    ['an old name', 'US/Eastern', WEST_OF_ROME],
    ['a single part', 'Japan', EAST_OF_ROME],
    ['an offset', '-0400', WEST_OF_ROME],
    ['an offset with a colon', '"-04:00"', WEST_OF_ROME],
    ['an offset from UTC', '"UTC-04:00"', WEST_OF_ROME],
    ['an offset from GMT', '"GMT-04:00"', WEST_OF_ROME],
    ['hours from UTC', 'UTC-4', WEST_OF_ROME],
    ['a number of hours and minutes from UTC', 'UTC-0400', WEST_OF_ROME],
    ['Windows daylight time', 'Eastern Daylight Time', WEST_OF_ROME],
    ['Central European summer time', 'CEST', ROME],
    ['the German abbreviation for winter time', 'MEZ', ROME],
    ["the English name of Rome's zone", 'Central European Time', ROME],
    ['the English name of UTC', 'Coordinated Universal Time', EAST_OF_ROME],
    ['an empty name', '', ROME],
  ])('resolves a TZID (%s): %s', (_what, tzid, nights) => {
    expect(nightsOf(stayIn(tzid))).toEqual([nights]);
  });

  test.each([
    ['with an invented name', 'Foo/Bar'],
    ['of a planet', 'Mars/Olympus'],
    ['defined by a program', '"tzone://Microsoft/Custom"'],
    ['with an ambiguous sign', 'GMT+2'],
    ['with several meanings', 'BST'],
    ['as displayed by Outlook', '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'],
    ['removed from Windows', 'Mid-Atlantic Standard Time'],
    ['named after a city', 'Rome'],
    ['with a numeric name', '10'],
    ['with an unsigned offset', '0530'],
  ])('adds a day on each side to the reported nights for a TZID %s (%s)', (_what, tzid) => {
    const written = '20270409T200000';
    expect(readEvents(stayIn(tzid))).toMatchObject({
      events: [{ start: '2027-04-09', end: '2027-04-13' }],
      ignored: { fuso_sconosciuto: 1 },
      misread: [{ reason: 'fuso_sconosciuto', nights: { start: '2027-04-08', end: '2027-04-14' }, written }],
    });
  });

  test.each([
    ['whole days', 'DTSTART;TZID=Foo/Bar;VALUE=DATE:20270409 DTEND;TZID=Foo/Bar;VALUE=DATE:20270413'],
    ['times in UTC', 'DTSTART;TZID=Foo/Bar:20270409T180000Z DTEND;TZID=Foo/Bar:20270413T070000Z'],
    ['times with an offset', 'DTSTART;TZID=Foo/Bar:20270409T200000+0200 DTEND;TZID=Foo/Bar:20270413T090000+0200'],
  ])('ignores an unknown zone for %s', (_what, lines) => {
    expect(nightsOf(vevent(lines))).toEqual([ROME]);
  });

  test('reports an unknown zone whose name has a colon before digits that resemble a year', () => {
    expect(readEvents(stayIn('(UTC+12:20) X'))).toMatchObject({
      events: [{ start: '2027-04-09', end: '2027-04-13' }],
      misread: [{ reason: 'fuso_sconosciuto' }],
    });
  });

  test('reports a daytime event in an unknown zone that would block no night in Rome time', () => {
    const reading = readEvents(stayIn('Foo/Bar', '20270409T080000', '20270409T110000'));
    expect(reading).toMatchObject({ misread: [{ nights: { start: '2027-04-08', end: '2027-04-11' } }] });
  });

  test('does not report an unknown zone if the event is over', () => {
    expect(readEvents(stayIn('Foo/Bar', '20260409T200000', '20260413T090000'))).toMatchObject({
      ignored: { fuori_orizzonte: 1 },
      misread: [],
    });
  });

  test('does not report an event as reversed if it starts in the evening just beyond the horizon', () => {
    const reading = readEvents(stayIn('America/New_York', '20281122T190000', '20281123T000000'));
    expect(reading).toMatchObject({ ignored: { fuori_orizzonte: 1 }, misread: [] });
  });

  test('reports the whole period of a recurrence in an unknown zone', () => {
    const { misread } = readEvents([...stayIn('Foo/Bar').slice(0, -1), 'RRULE:FREQ=WEEKLY;COUNT=3', 'END:VEVENT']);
    expect(misread).toMatchObject([{ nights: { start: '2027-04-08', end: '2027-04-28' } }]);
  });

  test('looks up a limited number of zones and reports the events beyond the limit', () => {
    const many = Array.from({ length: 200 }, (_, index) => stayIn(`Nowhere/${index}`));
    expect(readEvents(...many, stayIn('America/New_York'))).toMatchObject({ ignored: { fuso_sconosciuto: 201 } });
  });
});

describe('readIcal with VTIMEZONE definitions', () => {
  const nightsWith = (tzid: string, lines: readonly string[]) => nightsOf(vtimezone(tzid, lines), stayIn(tzid));
  const TOKYO = '2027-04-09 2027-04-13';
  const NEW_YORK = '2027-04-10 2027-04-13';

  test.each([
    ['with a fixed offset', fixed('-0400'), NEW_YORK],
    ['with a fixed offset east of UTC', fixed('+0900'), TOKYO],
    ['with seconds in its offset', fixed('-040001'), NEW_YORK],
    ['with a colon in the offset', fixed('-04:00'), NEW_YORK],
    ['with rules for summer and winter', ZONE_DEFINITIONS['America/New_York'] ?? [], NEW_YORK],
    ['with a southern summer', ZONE_DEFINITIONS['Australia/Sydney'] ?? [], TOKYO],
    ['with rules that have ended', ZONE_DEFINITIONS['America/Sao_Paulo'] ?? [], NEW_YORK],
    [
      'with an RDATE',
      [...change('20200101', '+0900', '-0400', 'RDATE:20240101T000000'), ...change('20220101', '-0400', '+0900')],
      NEW_YORK,
    ],
    [
      'with changes up to today',
      [...change('19190101', '-045602', '-0500'), ...change('20200101', '-0500', '-0400')],
      NEW_YORK,
    ],
    [
      'with every change listed separately',
      Array.from({ length: 30 }, (_, index) => [
        ...change(`${2000 + index}0301`, '-0500', '-0400'),
        ...change(`${2000 + index}1001`, '-0400', '-0500'),
      ]).flat(),
      NEW_YORK,
    ],
    [
      'to a time before the first change',
      ['BEGIN:STANDARD', 'DTSTART:20300101T000000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:+0900', 'END:STANDARD'],
      NEW_YORK,
    ],
    [
      'with TZURL and X-LIC-LOCATION',
      [...fixed('-0400'), 'TZURL:http://tz.example/Foo', 'X-LIC-LOCATION:Foo'],
      NEW_YORK,
    ],
    ['in lower case', fixed('-0400').map((line) => line.toLowerCase()), NEW_YORK],
  ])('applies a definition %s', (_what, lines, nights) => {
    expect(nightsWith('"My own"', lines)).toEqual([nights]);
  });

  test('switches offsets at the exact second of a clock change, which DTSTART gives in the old local time', () => {
    const zone = vtimezone('Own', ZONE_DEFINITIONS['America/New_York'] ?? []);
    const at = (time: string) => vevent(`DTSTART;TZID=Own:20270313T${time} DURATION:PT20H`);
    expect(nightsOf(zone, at('175959'), at('180000'))).toEqual(['2027-03-13 2027-03-14', '2027-03-14 2027-03-15']);
  });

  test('applies a definition that follows the events, even if the definition is repeated and its name differs in case', () => {
    const zone = vtimezone('MY OWN', fixed('-0400'));
    expect(nightsOf(stayIn('"my own"'), zone, zone)).toEqual([NEW_YORK]);
  });

  test('applies a definition even if the comma in its name is escaped only in the definition', () => {
    expect(nightsOf(vtimezone('Rome\\, Italy', fixed('-0400')), stayIn('"Rome, Italy"'))).toEqual([NEW_YORK]);
  });

  test('prefers a definition to the known zone of the same name (RFC 5545, 3.2.19)', () => {
    expect(nightsWith('Europe/Rome', fixed('-0400'))).toEqual([NEW_YORK]);
  });

  test('does not apply a definition to whole days or UTC times', () => {
    const zone = vtimezone('Europe/Rome', fixed('-1200'));
    expect(nightsOf(zone, vevent('DTSTART:20270409 DTEND:20270413'), vevent('DTSTART:20270409T180000Z'))).toEqual([
      '2027-04-09 2027-04-13',
      '2027-04-09 2027-04-10',
    ]);
  });

  test.each(['10', '0530', 'UTC', '+0100', '"-04:00"'])(
    'prefers a definition to the offset that its name %s may denote',
    (tzid) => {
      expect(nightsOf(vtimezone(tzid.replaceAll('"', ''), fixed('-0900')), stayIn(tzid))).toEqual([NEW_YORK]);
      const offset = vevent('DTSTART:20270409T200000Z', 'DTEND:20270413T090000+0100');
      expect(nightsOf(vtimezone(tzid, fixed('-0900')), offset)).toEqual([TOKYO]);
    },
  );

  const BROKEN: [string, string[]][] = [
    ['without a change', []],
    ['without an offset', fixed('-0400').filter((line) => !line.startsWith('TZOFFSETTO'))],
    ['without TZOFFSETFROM', fixed('-0400').filter((line) => !line.startsWith('TZOFFSETFROM'))],
    ['without DTSTART', fixed('-0400').filter((line) => !line.startsWith('DTSTART'))],
    ['with an offset in words', fixed('four hours')],
    ['with an offset of 25 hours', fixed('+2500')],
    ['with an unsupported rule', fixed('-0400').toSpliced(2, 0, 'RRULE:FREQ=SOMETIMES')],
    ['with a malformed rule', fixed('-0400').toSpliced(2, 0, 'RRULE :FREQ=YEARLY')],
    ['with an invalid date', fixed('-0400').toSpliced(2, 0, 'RDATE:never')],
    ['with a thousand changes', Array.from({ length: 1000 }, () => fixed('-0400')).flat()],
  ];
  test.each(BROKEN)('uses the known zone of the same name instead of a definition %s', (_what, lines) => {
    expect(nightsWith('Asia/Tokyo', lines)).toEqual([TOKYO]);
    expect(nightsWith('Eastern Standard Time', lines)).toEqual([NEW_YORK]);
  });

  test.each(BROKEN)('reports an unknown zone for an unknown name that has a definition %s', (_what, lines) => {
    expect(readEvents(vtimezone('Own', lines), stayIn('Own'))).toMatchObject({ ignored: { fuso_sconosciuto: 1 } });
  });

  test('reports an unknown zone if two definitions contradict each other', () => {
    const both = [vtimezone('Own', fixed('-0400')), vtimezone('Own', fixed('+0900'))];
    expect(readEvents(...both, stayIn('Own'))).toMatchObject({ ignored: { fuso_sconosciuto: 1 } });
  });

  test.each(['X-WR-TIMEZONE:America/New_York', 'X-WR-TIMEZONE:Nowhere'])(
    'interprets floating times as Rome time, whatever X-WR-TIMEZONE is: %s',
    (line) => {
      expect(nightsOf([line], vevent('DTSTART:20270409T200000 DTEND:20270413T090000'))).toEqual([TOKYO]);
    },
  );

  test('parses many definitions, rules and changes in bounded time', () => {
    const rules = ['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;COUNT=999999', 'RRULE:FREQ=YEARLY;BYDAY=MO,TU'];
    const zone = (index: number) =>
      vtimezone(
        `Own ${index}`,
        Array.from({ length: 60 }, () => fixed('-0400').toSpliced(2, 0, rules[index % 3] ?? '')).flat(),
      );
    const zones = Array.from({ length: 60 }, (_, index) => zone(index)).flat();
    const events = Array.from({ length: 60 }, (_, index) => stayIn(`"Own ${index}"`)).flat();
    const reading = readIcal(icalText([...zones, ...events]), ICAL_OPTIONS);
    expect(reading).toMatchObject({ ok: true, count: 60 });
  });
});
