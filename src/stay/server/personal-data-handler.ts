import { AppError } from '../../kernel/calls/app-error.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { PersonalDataHandler, AddressMover } from '../../kernel/people/person.ts';
import type { BookingService } from '../booking-contract.ts';
import type { ApplyFact } from './apply-fact.ts';
import type { StayDb } from './booking-repository.ts';
import {
  eraseGuest,
  eraseHost,
  openBookingsOf,
  readStays,
  readStaysAhead,
  isPayoutAddress,
  moveStays,
} from './person-repository.ts';
import { guestRefund } from './present-guest-booking.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';

type Dependencies = Pick<StayDependencies, 'db' | 'clock'> & {
  applyFact: ApplyFact;
  release: BookingService['release'];
};

export function createStayDataHandler({ db, clock, applyFact, release }: Dependencies): PersonalDataHandler<StayDb> {
  const withdraw = (id: string) =>
    applyFact(
      id,
      async (booking) => {
        const due = guestRefund(booking, today(clock));
        return due === null ? null : { kind: 'cancelled', by: 'ospite', refund_cents: due };
      },
      { guest_erased_at: clock.now() },
    );

  return {
    read: (email) => readStays(db, email),
    staysAhead: (email) => readStaysAhead(db, email, today(clock)),
    async finishPending(email) {
      for (const { id, codice, status } of await openBookingsOf(db, email)) {
        if (status === 'in_attesa_pagamento') await release(codice);
        else await withdraw(id);
      }
    },
    async erase(transaction, email) {
      if ((await openBookingsOf(transaction, email)).length > 0) {
        throw new AppError('STATO_NON_VALIDO', visitorMessages().erasureBlockedByBooking);
      }
      await eraseGuest(transaction, email, today(clock));
      await eraseHost(transaction, email);
    },
  };
}

export function createStayMover(): AddressMover<StayDb> {
  return { isOwners: isPayoutAddress, move: moveStays };
}
