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
    'a full refund until a day',
    [step('2027-08-05', 100, 32_500), nothing],
    'Cancellazione gratuita fino al 5 agosto 2027',
  ],
  [
    'a full refund until the 8th, with an elided article',
    [step('2027-08-08', 100, 32_500), nothing],
    'Cancellazione gratuita fino all’8 agosto 2027',
  ],
  ['a partial refund', [step('2026-12-01', 50, 16_250), nothing], 'Rimborso di 162,50 € fino al 1° dicembre 2026'],
  [
    'a refund of only the cleaning fee',
    [step('2026-12-11', 0, 3_000), nothing],
    'Rimborso di 30 € fino all’11 dicembre 2026',
  ],
  ['no refund', [nothing], 'Nessun rimborso se annulli'],
])('the policy line describes %s as «$2»', (_, steps, line) => {
  expect(firstStepSentence(steps, messages.policyFirstSteps).replaceAll('\u00a0', ' ')).toBe(line);
});
