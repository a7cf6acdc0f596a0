import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AFTER, FACTS, hold, IN_A_DAY, NOW, ON_THE_DAY, describeTransition } from '../../../test/booking-facts.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { type BookingStatus, HOLDING_STATUSES, MODALITA } from './booking.ts';
import type { BookingFact, BookingState, BookingContext } from './booking-fact.ts';
import { nextBooking } from './next-booking.ts';

const FORWARD: Record<BookingStatus, BookingStatus[]> = {
  in_attesa_pagamento: ['richiesta', 'confermata', 'scaduta'],
  richiesta: ['confermata', 'rifiutata', 'scaduta', 'annullata'],
  confermata: ['annullata'],
  scaduta: [],
  rifiutata: [],
  annullata: [],
};

type BookingHistory = {
  booking: BookingState;
  hasNights: boolean;
  captures: number;
  confirmations: number;
  review: number;
};

function live(life: BookingHistory, fact: BookingFact, at: BookingContext): BookingHistory {
  const next = nextBooking(life.booking, fact, at);
  if (next === null) return life;
  const { effects } = next;
  const { cancelled_by: _, ...change } = next.change;
  const count = (word: string) => effects.filter((effect) => Object.values(effect).includes(word)).length;
  const cents = (...kinds: string[]) =>
    effects.reduce((sum, one) => sum + ('amount_cents' in one && kinds.includes(one.kind) ? one.amount_cents : 0), 0);
  return {
    booking: {
      ...life.booking,
      ...change,
      status: next.status,
      refunded_cents: asCents(life.booking.refunded_cents + cents('refund', 'record_refund')),
      is_disputed: life.booking.is_disputed || fact.kind === 'dispute_opened',
    },
    hasNights: (life.hasNights || count('place_nights') > 0) && count('free_nights') === 0,
    captures: life.captures + count('capture'),
    confirmations: life.confirmations + count('confirmed_guest'),
    review: life.review + cents('review_refund'),
  };
}

describe('for any booking history', () => {
  const start = (modalita: BookingState['modalita']): BookingHistory => ({
    booking: { ...hold, modalita },
    hasNights: true,
    captures: 0,
    confirmations: 0,
    review: 0,
  });
  const facts = fc.constantFrom(...Object.values(FACTS));
  const contexts = fc.record({
    now: fc.constantFrom(NOW, IN_A_DAY, ON_THE_DAY.now, AFTER.now),
    areNightsFree: fc.boolean(),
    areNightsUnread: fc.boolean(),
  });
  const stories = fc.tuple(
    fc.constantFrom(...MODALITA).map(start),
    fc.array(fc.tuple(facts, contexts), { maxLength: 20 }),
  );

  test('P1 holds nights if and only if the booking is in a holding state, and confirms and captures at most once', () => {
    fc.assert(
      fc.property(stories, ([first, events]) => {
        const last = events.reduce((life, [fact, at]) => live(life, fact, at), first);
        expect(last.hasNights).toBe(HOLDING_STATUSES.includes(last.booking.status));
        expect(last.captures).toBeLessThanOrEqual(1);
        expect(last.confirmations).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('P5 refunds every charge for an expired or declined booking or marks it for review, and never refunds more than was paid', () => {
    fc.assert(
      fc.property(stories, ([first, events]) => {
        const { booking, review } = events.reduce((life, [fact, at]) => live(life, fact, at), first);
        expect(booking.refunded_cents).toBeLessThanOrEqual(booking.paid_cents);
        const isOver = booking.status === 'scaduta' || booking.status === 'rifiutata';
        const retained = booking.paid_cents - booking.refunded_cents - review;
        expect(isOver ? retained : 0).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not change the booking if an event is repeated, but may raise an alarm', () => {
    // External refunds are reported as increments, so a repeated event means another refund, not a duplicate.
    const repeatable = facts.filter(({ kind }) => kind !== 'refunded_outside' && kind !== 'dispute_lost');
    fc.assert(
      fc.property(stories, repeatable, contexts, ([first, events], fact, at) => {
        const { booking } = live(
          events.reduce((life, [one, when]) => live(life, one, when), first),
          fact,
          at,
        );
        const again = describeTransition(booking, nextBooking(booking, fact, at));
        expect(['-', 'no', 'alarm second_payment', 'alarm refund_turned_back']).toContain(again);
      }),
      { numRuns: 1000 },
    );
  });

  test('leaves a final state only if the first payment arrives late', () => {
    fc.assert(
      fc.property(stories, facts, contexts, ([first, events], fact, at) => {
        const { booking } = events.reduce((life, [one, when]) => live(life, one, when), first);
        const { status } = live({ ...first, booking }, fact, at).booking;
        const isRevived = booking.status === 'scaduta' && booking.payment_id === null;
        const ways = { ...FORWARD, scaduta: isRevived ? ['confermata', 'richiesta'] : [] };
        expect([booking.status, ...ways[booking.status]]).toContain(status);
      }),
      { numRuns: 1000 },
    );
  });
});
