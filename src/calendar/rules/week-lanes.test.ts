import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, type CalendarMonth, addDays, eachDate } from '../../kernel/calendar-date.ts';
import { monthWeeks } from '../../ui/rules/month-weeks.ts';
import { hiddenBars, lanesOnShow, layWeeks } from './week-lanes.ts';

const date = (text: string) => text as CalendarDate;
const nights = (start: string, end: string) => ({ start: date(start), end: date(end) });
const november = monthWeeks('2026-11' as CalendarMonth);

/** Each bar of the fourth week (22–28 November) as `lane: column+span`, with `<` and `>` where it goes on. */
function draw(events: ReturnType<typeof nights>[], options = {}) {
  return layWeeks(events, november, options).map((bars) =>
    bars
      .map((bar) => `${bar.comesFromBefore ? '<' : ''}${bar.lane}: ${bar.column}+${bar.span}${bar.goesOn ? '>' : ''}`)
      .toSorted(),
  );
}

describe('a bar covers the cells of its nights', () => {
  test.each([
    ['one night', nights('2026-11-25', '2026-11-26'), ['0: 3+1']],
    ['a stay inside the week', nights('2026-11-22', '2026-11-27'), ['0: 0+5']],
    ['up to Saturday night: it ends there', nights('2026-11-26', '2026-11-29'), ['0: 4+3']],
    ['it begins before the week', nights('2026-11-18', '2026-11-24'), ['<0: 0+2']],
    ['it goes on after the week', nights('2026-11-27', '2026-12-02'), ['0: 5+2>']],
    ['longer than the week', nights('2026-10-01', '2027-01-01'), ['<0: 0+7>']],
    ['over on the first day: that night is free', nights('2026-11-18', '2026-11-22'), []],
    ['not begun yet', nights('2026-11-29', '2026-12-02'), []],
  ])('%s', (_, event, bars) => {
    expect(draw([event])[3]).toEqual(bars);
  });
});

describe('lanes', () => {
  test('back-to-back stays touch without overlapping: one lane', () => {
    expect(draw([nights('2026-11-22', '2026-11-25'), nights('2026-11-25', '2026-11-28')])[3]).toEqual([
      '0: 0+3',
      '0: 3+3',
    ]);
  });
  test('stays that share a night are one above the other, the earlier one on top', () => {
    expect(draw([nights('2026-11-25', '2026-11-30'), nights('2026-11-22', '2026-11-27')])[3]).toEqual([
      '0: 0+5',
      '1: 3+4>',
    ]);
  });
  test('a bar keeps its lane in the next week', () => {
    expect(draw([nights('2026-11-25', '2026-11-30'), nights('2026-11-22', '2026-11-27')])[4]).toEqual(['<1: 0+1']);
  });
  test('a bar that there was no room for takes the room of the next week', () => {
    const three = [
      nights('2026-11-22', '2026-11-29'),
      nights('2026-11-22', '2026-11-29'),
      nights('2026-11-24', '2026-12-01'),
    ];
    expect(draw(three)[3]?.at(-1)).toBe('2: 2+5>');
    expect(draw(three)[4]).toEqual(['<0: 0+2']);
  });
  test('what matters most comes first, so that two lanes show it', () => {
    const plain = nights('2026-11-22', '2026-11-29');
    const conflict = [nights('2026-11-23', '2026-11-26'), nights('2026-11-24', '2026-11-27')];
    const matters = (event: unknown) => event !== plain;
    expect(draw([plain, ...conflict], { matters })[3]).toEqual(['0: 1+3', '1: 2+3', '2: 0+7']);
  });
  test('a week has as many lanes more as what matters needs: no side of a conflict is out of sight', () => {
    const plain = nights('2026-11-22', '2026-12-05');
    const conflict = [
      nights('2026-11-23', '2026-11-27'),
      nights('2026-11-24', '2026-11-28'),
      nights('2026-11-26', '2026-11-30'),
    ];
    const matters = (event: unknown) => event !== plain;
    const laid = layWeeks([plain, ...conflict], november, { matters });
    expect(laid.map((bars) => lanesOnShow(bars, 2, matters))).toEqual([2, 2, 2, 3, 2, 2]);
    expect(hiddenBars(laid[3] ?? [], 3)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(laid[4]?.map(({ event, lane }) => [event === plain, lane])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });
  test('+N altri: how many bars of each day are out of sight', () => {
    const bars =
      layWeeks(
        [1, 2, 3, 4].map((day) => nights(`2026-11-2${day + 1}`, '2026-11-27')),
        november,
      )[3] ?? [];
    expect(hiddenBars(bars, 2)).toEqual([0, 0, 1, 2, 2, 0, 0]);
  });
});

test('every night of every event is drawn exactly once, and no two bars of a lane share a cell', () => {
  const event = fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 40 })).map(([offset, length]) => {
    const start = addDays(date('2026-11-01'), offset);
    return { start, end: addDays(start, length) };
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), fc.func(fc.boolean()), (events, matters) => {
      const laid = layWeeks(events, november, { matters });
      const drawn = laid.flatMap((bars, week) =>
        bars.flatMap(({ event: of, column, span, lane }) =>
          november[week]?.slice(column, column + span).map((day) => ({ of: events.indexOf(of), day, lane })),
        ),
      );
      const shown = new Set(november.flat());
      const expected = events.flatMap(({ start, end }, of) =>
        eachDate(start, end)
          .filter((day) => shown.has(day))
          .map((day) => `${of} ${day}`),
      );
      expect(drawn.map((cell) => `${cell?.of} ${cell?.day}`).toSorted()).toEqual(expected.toSorted());
      expect(new Set(drawn.map((cell) => `${cell?.lane} ${cell?.day}`)).size).toBe(drawn.length);
    }),
  );
});
