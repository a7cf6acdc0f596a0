import { AppError } from '../../kernel/calls/app-error.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { CreatePaymentBody } from '../booking-contract.ts';
import { otherRooms } from '../rules/other-rooms.ts';
import { wantedOf } from './holds.ts';
import { findOffer, roomsOnOffer } from './offer-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';

async function findOthers({ db, clock, bookingNights }: StayDependencies, body: CreatePaymentBody): Promise<number[]> {
  const { camera_id, check_in_date: check_in, check_out_date: check_out, guests } = body;
  const wanted = wantedOf(body);
  if (typeof camera_id !== 'number') return [];
  const [offer, rooms, free] = await Promise.all([
    findOffer(db, wanted),
    roomsOnOffer(db, wanted.strutturaId),
    bookingNights.freeRooms(db, wanted),
  ]);
  if (offer === null) return [];
  const offered = rooms.map((room) => ({
    ...room,
    prezzo_notte_cents: asCents(room.prezzo_notte_cents),
    isFree: free.includes(room.id),
  }));
  const stay = { check_in, check_out, guests };
  return otherRooms(offered, { camera_id, stay, price: offer.price, today: today(clock) });
}

export async function offerOtherRooms(
  deps: StayDependencies,
  body: CreatePaymentBody,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.codice !== 'DATE_NON_DISPONIBILI') return error;
  const others = await findOthers(deps, body).catch((failure: unknown) => {
    // The original error is returned even if the search for rooms fails.
    deps.report(failure);
    return [];
  });
  if (others.length === 0) return error;
  return new AppError(error.codice, visitorMessages().roomNoLongerFree, {
    campi: { camere: others.join(',') },
    cause: error,
  });
}
