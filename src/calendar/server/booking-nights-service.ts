import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { Nights } from '../rules/feed.ts';
import { SELLABLE_MS } from '../rules/freshness.ts';
import { isLongOver } from '../rules/past-nights.ts';
import { type UnreadCalendar, unreadCalendars } from '../rules/unread-calendars.ts';
import {
  deleteBookingEvent,
  freeRooms,
  lookAtUnit,
  type BookingEvent,
  putBookingEvent,
} from './booking-nights-repository.ts';
import { deletePastEvent } from './past-events-repository.ts';
import { lockUnits } from './property-repository.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';
import { visitorMessages } from '../messages/by-request.ts';
import * as messages from '../messages/owner.it.ts';

export type { CalendarTables } from './tables.ts';

export type SeenUnit = { unit_id: number; blocking: number[]; taken: Nights[]; unread: UnreadCalendar[] };

export type NightsKind = 'hold' | 'request' | 'booking';

export type BookingNights = {
  booking_id: string;
  struttura_id: number;
  unit_id: number;
  nights: Nights;
  kind: NightsKind;
  guest_name: string;
};

/** `but` is the ID of a booking whose own nights are ignored. */
export type WantedNights = { strutturaId: number; cameraId: number | null; nights: Nights; but?: string };

function eventOf({ booking_id, unit_id, nights, kind, guest_name }: BookingNights): BookingEvent {
  const isSold = kind === 'booking';
  return {
    ...nights,
    booking_id,
    unit_id,
    event_type: isSold ? 'booking' : 'blocked',
    is_hold: kind === 'hold',
    // The summary is stored in Italian. `summaryOf` translates it for display.
    summary: messages.ownNightStates[kind],
    guest_name: isSold ? guest_name : null,
  };
}

/** Reads and writes the nights of bookings. Writers must call `lock` first in their transaction (P1). */
export function createBookingNightsService({ clock }: { clock: Clock }) {
  const refresh = (transaction: CalendarDb, strutturaId: number) =>
    refreshConflicts(transaction, strutturaId, { today: today(clock), now: clock.now() });
  return {
    lock: lockUnits,

    /**
     * Returns a unit with its taken nights and the calendars that prevent instant booking. Throws `NON_TROVATO` if the unit does
     * not exist.
     */
    async look(db: CalendarDb, { nights, but, ...unit }: WantedNights): Promise<SeenUnit> {
      const now = clock.now();
      const unreadBefore = new Date(now.getTime() - SELLABLE_MS);
      const seen = await lookAtUnit(db, { ...unit, ...nights, but: but ?? null, unreadBefore });
      if (seen === null) throw new AppError('NON_TROVATO', visitorMessages().roomNotFound);
      const { feeds, ...found } = seen;
      return { ...found, unread: unreadCalendars(feeds, nights, now) };
    },

    freeRooms: (db: CalendarDb, { strutturaId, nights }: { strutturaId: number; nights: Nights }): Promise<number[]> =>
      freeRooms(db, { strutturaId, ...nights }),

    async place(transaction: CalendarDb, booked: BookingNights): Promise<void> {
      if (isLongOver(booked.nights.end, today(clock))) await deletePastEvent(transaction, booked.booking_id);
      await putBookingEvent(transaction, eventOf(booked), clock.now());
      if (booked.kind === 'booking') await refresh(transaction, booked.struttura_id);
    },

    async free(transaction: CalendarDb, booked: Pick<BookingNights, 'booking_id' | 'struttura_id'>): Promise<void> {
      if (!(await deleteBookingEvent(transaction, booked.booking_id)))
        await deletePastEvent(transaction, booked.booking_id);
      await refresh(transaction, booked.struttura_id);
    },
  };
}

export type BookingNightsService = ReturnType<typeof createBookingNightsService>;
