import { AppError } from '../../kernel/calls/app-error.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { CalendarEvent, PropertyCalendarService } from '../property-contract.ts';
import { checkEvent } from '../rules/check-event.ts';
import { checkWindow } from '../rules/check-window.ts';
import type { Nights } from '../rules/feed.ts';
import { doUnitsBlock } from '../rules/find-conflicts.ts';
import { isLongOver, reachesPast } from '../rules/past-nights.ts';
import { bookingOf, summaryOf } from './event-summary.ts';
import {
  countOwnerEvents,
  deleteEvent,
  type EventRow,
  eventsIn,
  findEvent,
  insertEvent,
  isBookedHere,
} from './events-repository.ts';
import {
  type CalendarDependencies,
  cameraOf,
  changeCalendar,
  noteAction,
  notFound,
  openCalendar,
  type OpenCalendar,
  unitOf,
} from './open-calendar.ts';
import type { Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';
import { ownerMessages, visitorMessages } from '../messages/by-request.ts';
import * as messages from '../messages/owner.it.ts';

type Events = Pick<PropertyCalendarService, 'events' | 'createEvent' | 'deleteEvent'>;

const MAX_OWNER_EVENTS = 500;

function isDeletable({
  platform_source,
  event_type,
  booking_id,
}: Pick<EventRow, 'platform_source' | 'event_type' | 'booking_id'>): boolean {
  const isAdded = event_type === 'blocked' || event_type === 'maintenance';
  return platform_source === 'ospitalia' && booking_id === null && isAdded;
}

function present(row: EventRow, day: CalendarDate): CalendarEvent {
  const booking = bookingOf(row);
  const { id: _, public_id, struttura_id, guest_name, held_since, booking_id: _booking, is_hold: __, ...event } = row;
  return {
    ...event,
    event_id: public_id,
    property_id: struttura_id,
    guest_info: guest_name === null ? null : { name: guest_name },
    held_since: held_since?.toISOString() ?? null,
    booking,
    summary: summaryOf(row),
    can_delete: isDeletable(row) && !isLongOver(row.end_date, day),
  };
}

function describe(event_type: 'blocked' | 'maintenance', summary: string | null | undefined): string {
  if (summary) return summary;
  return event_type === 'blocked' ? messages.blockedDatesSummary : messages.defaultEventSummary;
}

function registered({ start_date, end_date, event_type, camera_id }: EventRow, { property }: OpenCalendar) {
  return { ...cameraOf(unitOf(property, camera_id)), start_date, end_date, event_type };
}

const unitIdsOf = (units: readonly Unit[]) => units.map(({ unit_id }) => unit_id);

function refuseDeletion({ platform_source }: EventRow): AppError {
  const sentence =
    platform_source === 'ospitalia'
      ? ownerMessages().bookingNotDeletableFromCalendar
      : ownerMessages().syncedEventNotDeletable;
  return new AppError('STATO_NON_VALIDO', sentence);
}

async function refuseTaken(
  transaction: CalendarDb,
  { property }: OpenCalendar,
  unit: Unit,
  { today: day, ...nights }: Nights & { today: CalendarDate },
): Promise<void> {
  const blocking = property.units.filter((other) => doUnitsBlock(other, unit));
  if (await isBookedHere(transaction, unitIdsOf(blocking), nights)) {
    throw new AppError('DATE_NON_DISPONIBILI', ownerMessages().periodOverlapsBooking);
  }
  if ((await countOwnerEvents(transaction, property.id, day)) >= MAX_OWNER_EVENTS) {
    throw new AppError('TROPPE_RICHIESTE', ownerMessages().tooManyFutureEvents);
  }
}

function createAddition(deps: CalendarDependencies): Events['createEvent'] {
  const { clock, record } = deps;
  return async (principal, { property_id, camera_id, start_date: start, end_date: end, event_type, summary }) => {
    const day = today(clock);
    const fault = checkEvent({ start, end }, day);
    if (fault !== null) {
      throw new AppError('DATI_NON_VALIDI', ownerMessages().eventPeriodFaults[fault], {
        campi: { end_date: ownerMessages().eventPeriodFaults[fault] },
      });
    }
    return changeCalendar(deps, { principal, property_id }, async (transaction, calendar) => {
      const unit = unitOf(calendar.property, camera_id);
      await refuseTaken(transaction, calendar, unit, { start, end, today: day });
      const event = { unit_id: unit.unit_id, start, end, event_type, summary: describe(event_type, summary) };
      const created = await findEvent(transaction, await insertEvent(transaction, event, clock.now()));
      if (created === undefined) throw new Error('an event is missing after it was added');
      await noteAction(transaction, calendar, record, {
        azione: 'calendario_evento',
        dopo: registered(created, calendar),
      });
      return present(created, day);
    });
  };
}

function createDeletion(deps: CalendarDependencies): Events['deleteEvent'] {
  return async (principal, eventId) => {
    const missing = ownerMessages().eventNotFound;
    const found = await findEvent(deps.db, eventId);
    if (found === undefined) throw notFound(missing);
    await changeCalendar(
      deps,
      { principal, property_id: found.struttura_id, missing },
      async (transaction, calendar) => {
        // Checks again now that the row is locked, because two tabs may delete the same event.
        const event = await findEvent(transaction, eventId);
        if (event === undefined) throw notFound(missing);
        if (!isDeletable(event)) throw refuseDeletion(event);
        await deleteEvent(transaction, event.id);
        await noteAction(transaction, calendar, deps.record, {
          azione: 'calendario_evento',
          prima: registered(event, calendar),
        });
      },
    );
  };
}

export function createEvents(deps: CalendarDependencies): Events {
  return {
    async events(access, { start_date: start, end_date: end, camera_id }) {
      const { property } = await openCalendar(deps.db, access);
      const fault = checkWindow(start, end);
      if (fault !== null) throw new AppError('DATI_NON_VALIDI', visitorMessages().calendarWindowFaults[fault]);
      const day = today(deps.clock);
      const withPast = reachesPast(start, day);
      const units = camera_id === undefined ? property.units : [unitOf(property, camera_id)];
      return (await eventsIn(deps.db, { start, end, unitIds: unitIdsOf(units), withPast })).map((row) =>
        present(row, day),
      );
    },
    createEvent: createAddition(deps),
    deleteEvent: createDeletion(deps),
  };
}
