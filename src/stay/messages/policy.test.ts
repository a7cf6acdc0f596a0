import { expect, test } from 'vitest';
import { buildTerm } from '../../../test/unreadable-terms.ts';
import type { Politica } from '../rules/booking.ts';
import { type RefundTerm, REFUND_TERMS } from '../rules/refund-terms.ts';
import { firstTermSentence } from '../rules/refund-sentence.ts';
import * as messages from './visitor.ts';

test.each<[Politica, string, string]>([
  [
    'flessibile',
    'Rimborso totale fino al giorno prima dell’arrivo.',
    'Cancellazione gratuita fino al giorno prima dell’arrivo',
  ],
  [
    'moderata',
    'Rimborso totale fino a 7 giorni prima dell’arrivo, metà fino al giorno prima.',
    'Cancellazione gratuita fino a 7 giorni prima dell’arrivo',
  ],
  [
    'rigida',
    'Rimborso totale fino a 30 giorni prima dell’arrivo, metà fino a 14 giorni prima.',
    'Cancellazione gratuita fino a 30 giorni prima dell’arrivo',
  ],
])('describes the refund rule of the %s policy', (politica, rule, onCard) => {
  expect(messages.refundRule(REFUND_TERMS[politica])).toBe(rule);
  expect(firstTermSentence(REFUND_TERMS[politica], messages.cardRefundsWithoutDates)).toBe(onCard);
});

test.each<[RefundTerm[], string, string]>([
  [[], 'Nessun rimborso.', 'Nessun rimborso se annulli'],
  [[buildTerm(1, 0)], 'Nessun rimborso.', 'Nessun rimborso se annulli'],
  [
    [buildTerm(0, 100)],
    'Rimborso totale fino al giorno dell’arrivo.',
    'Cancellazione gratuita fino al giorno dell’arrivo',
  ],
  [
    [buildTerm(14, 50)],
    'Rimborso di metà fino a 14 giorni prima dell’arrivo.',
    'Se annulli fino a 14 giorni prima dell’arrivo: rimborso del 50\u00a0%',
  ],
  [
    [buildTerm(5, 75), buildTerm(2, 30), buildTerm(0, 10)],
    'Rimborso del 75\u00a0% fino a 5 giorni prima dell’arrivo, 30\u00a0% fino a 2 giorni prima, 10\u00a0% fino al giorno dell’arrivo.',
    'Se annulli fino a 5 giorni prima dell’arrivo: rimborso del 75\u00a0%',
  ],
  [
    [buildTerm(7, 100, 0)],
    'Rimborso del 100\u00a0% fino a 7 giorni prima dell’arrivo.',
    'Se annulli fino a 7 giorni prima dell’arrivo: rimborso del 100\u00a0%',
  ],
])('generates the refund sentences from the terms %j', (terms, rule, onCard) => {
  expect(messages.refundRule(terms)).toBe(rule);
  expect(firstTermSentence(terms, messages.cardRefundsWithoutDates)).toBe(onCard);
});
