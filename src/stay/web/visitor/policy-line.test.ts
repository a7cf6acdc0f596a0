import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { asCents } from '../../../kernel/money/cents.ts';
import * as messages from '../../messages/visitor.ts';
import { firstStepSentence } from '../../rules/refund-sentence.ts';

const nothing = { until: null, percent: 0, amount_cents: asCents(0) };
const step = (until: string, percent: number, cents: number) => ({
  until: until as CalendarDate,
  percent,
  amount_cents: asCents(cents),
});

test.each([
  [
    'all of it, until a day',
    [step('2027-08-05', 100, 32_500), nothing],
    'Cancellazione gratuita fino al 5 agosto 2027',
  ],
  ['the article of eight', [step('2027-08-08', 100, 32_500), nothing], 'Cancellazione gratuita fino all’8 agosto 2027'],
  ['a part of it', [step('2026-12-01', 50, 16_250), nothing], 'Rimborso di 162,50 € fino al 1° dicembre 2026'],
  ['the cleaning alone', [step('2026-12-11', 0, 3_000), nothing], 'Rimborso di 30 € fino all’11 dicembre 2026'],
  ['nothing', [nothing], 'Nessun rimborso se annulli'],
])('%s', (_, steps, line) => {
  expect(firstStepSentence(steps, messages.policyFirstSteps).replaceAll('\u00a0', ' ')).toBe(line);
});
