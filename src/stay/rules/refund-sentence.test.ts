import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { buildTerm } from '../../../test/unreadable-terms.ts';
import type { RefundStep } from './refund-due.ts';
import { deadlineSentence, firstStepSentence, firstTermSentence, stepSentences } from './refund-sentence.ts';

const step = (until: string | null, percent: number, euros: number): RefundStep => ({
  until: until === null ? null : parseCalendarDate(until),
  percent,
  amount_cents: asCents(euros * 100),
});
const LAST = step(null, 0, 0);
const WHOLE = step('2026-12-23', 100, 325);
const HALF = step('2026-12-30', 50, 175);

const FIRST = {
  none: 'none',
  whole: (until: unknown) => `whole ${String(until)}`,
  part: (until: unknown, share: unknown) => `part ${String(until)} ${String(share)}`,
};

test.each([
  [[], 'none'],
  [[LAST], 'none'],
  [[WHOLE, LAST], 'whole 2026-12-23'],
  [[HALF, LAST], 'part 2026-12-30 17500'],
  [[step('2026-12-31', 0, 40), LAST], 'part 2026-12-31 4000'],
])('firstStepSentence describes %j as %s', (steps, expected) => {
  expect(firstStepSentence(steps, FIRST)).toBe(expected);
});

test.each([
  [[], 'none'],
  [[buildTerm(1, 0)], 'none'],
  [[buildTerm(7, 100), buildTerm(1, 50)], 'whole 7'],
  [[buildTerm(7, 100, 0)], 'part 7 100'],
  [[buildTerm(14, 50)], 'part 14 50'],
])('firstTermSentence describes %j as %s', (terms, expected) => {
  expect(firstTermSentence(terms, FIRST)).toBe(expected);
});

const STEPS = {
  none: 'none',
  until: (until: string, cents: number) => `${cents} until ${until}`,
  after: (until: string) => `none after ${until}`,
};

test.each([
  [[], []],
  [[LAST], ['none']],
  [
    [WHOLE, HALF, LAST],
    ['32500 until 2026-12-23', '17500 until 2026-12-30', 'none after 2026-12-30'],
  ],
])('stepSentences describes %j as %j', (steps, expected) => {
  expect(stepSentences(steps, STEPS)).toEqual(expected);
});

const DEADLINE = {
  over: 'over',
  less: (until: string, cents: number) => `until ${until}, then ${cents}`,
  nothing: (until: string) => `until ${until}, then nothing`,
};

test.each([
  [[], 'over'],
  [[LAST], 'over'],
  [[WHOLE, HALF, LAST], 'until 2026-12-23, then 17500'],
  [[HALF, LAST], 'until 2026-12-30, then nothing'],
])('deadlineSentence describes %j as %s', (steps, expected) => {
  expect(deadlineSentence(steps, DEADLINE)).toBe(expected);
});
