import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { november as nights } from '../../../test/november.ts';
import { type CalendarDate, type CalendarMonth, addDays, eachDate } from '../../kernel/dates/calendar-date.ts';
import { monthWeeks } from '../../ui/rules/month-weeks.ts';
import { hiddenBars, lanesOnShow, layWeeks } from './week-lanes.ts';

const november = monthWeeks('2026-11' as CalendarMonth);

/** Returns each bar as `lane: column+span`, with `<` and `>` where it continues in another week. */
function draw(events: ReturnType<typeof nights>[], week = 3, options = {}) {
  const bars = layWeeks(events, november, options)[week] ?? [];
  return bars
    .map((bar) => `${bar.comesFromBefore ? '<' : ''}${bar.lane}: ${bar.column}+${bar.span}${bar.goesOn ? '>' : ''}`)
    .toSorted();
}

test.each([
  ['one night', [nights(25, 26)], ['0: 3+1']],
  ['a stay inside the week', [nights(22, 27)], ['0: 0+5']],
  ['a stay up to Saturday night', [nights(26, 29)], ['0: 4+3']],
  ['a stay that began before the week', [nights(18, 24)], ['<0: 0+2']],
  ['a stay that continues after the week', [nights(27, 32)], ['0: 5+2>']],
  ['a stay longer than the week', [nights(-30, 62)], ['<0: 0+7>']],
  ['no bar for a stay that ended on the first day', [nights(18, 22)], []],
  ['no bar for a stay that begins after the week', [nights(29, 32)], []],
  ['back-to-back stays in one lane', [nights(22, 25), nights(25, 28)], ['0: 0+3', '0: 3+3']],
  [
    'stays that share a night in two lanes, with the earlier stay on top',
    [nights(25, 30), nights(22, 27)],
    ['0: 0+5', '1: 3+4>'],
  ],
])('layWeeks draws %s', (_, events, bars) => {
  expect(draw(events)).toEqual(bars);
});

describe('layout in lanes', () => {
  test('keeps a bar in its lane in the next week, but moves a hidden bar to an empty lane', () => {
    expect(draw([nights(25, 30), nights(22, 27)], 4)).toEqual(['<1: 0+1']);
    const three = [nights(22, 29), nights(22, 29), nights(24, 31)];
    expect([draw(three).at(-1), draw(three, 4)]).toEqual(['2: 2+5>', ['<0: 0+2']]);
  });
  test('places important events in the first lanes', () => {
    const plain = nights(22, 29);
    const matters = (event: unknown) => event !== plain;
    const events = [plain, nights(23, 26), nights(24, 27)];
    expect(draw(events, 3, { matters })).toEqual(['0: 1+3', '1: 2+3', '2: 0+7']);
  });
  test('adds lanes to a week until both events of a conflict are visible', () => {
    const plain = nights(22, 35);
    const matters = (event: unknown) => event !== plain;
    const laid = layWeeks([plain, nights(23, 27), nights(24, 28), nights(26, 30)], november, { matters });
    expect(laid.map((bars) => lanesOnShow(bars, 2, matters))).toEqual([2, 2, 2, 3, 2, 2]);
    expect(hiddenBars(laid[3] ?? [], 3)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(laid[4]?.map(({ event, lane }) => [event === plain, lane])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });
  test('+N altri: counts the hidden bars of each day', () => {
    const laid = layWeeks(
      [22, 23, 24, 25].map((day) => nights(day, 27)),
      november,
    );
    expect(hiddenBars(laid[3] ?? [], 2)).toEqual([0, 0, 1, 2, 2, 0, 0]);
  });
});

test('draws each visible night of each event once, without overlaps in a lane', () => {
  const event = fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 40 })).map(([offset, length]) => {
    const start = addDays('2026-11-01' as CalendarDate, offset);
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
