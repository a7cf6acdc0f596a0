import type { Action } from '../../accounts/register-contract.ts';
import { AppError } from '../../kernel/app-error.ts';
import { today } from '../../kernel/clock.ts';
import { calendarMessages } from '../messages.it.ts';
import type { CalendarEvent, PropertyCalendarService } from '../property-contract.ts';
import { propertyCalendarMessages as messages } from '../property-messages.it.ts';
import { checkEvent } from '../rules/check-event.ts';
import { checkWindow } from '../rules/check-window.ts';
import type { Nights } from '../rules/feed.ts';
import { doUnitsBlock } from '../rules/find-conflicts.ts';
import {
  countOwnEvents,
  deleteEvent,
  type EventRow,
  eventsIn,
  findEvent,
  insertEvent,
  isBookedHere,
} from './events-repository.ts';
import {
  type CalendarParts,
  changeCalendar,
  notFound,
  openCalendar,
  type OpenCalendar,
  unitOf,
} from './open-calendar.ts';
import type { Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';

type Events = Pick<PropertyCalendarService, 'events' | 'createEvent' | 'deleteEvent'>;

/** Events to come that may stand in one struttura's calendar besides its feeds'. */
const MAX_OWN_EVENTS = 500;

/** Whether an owner made it, and may take it back: a booking is cancelled elsewhere, a platform's event on the platform. */
function isDeletable({ platform_source, event_type }: Pick<EventRow, 'platform_source' | 'event_type'>): boolean {
  return platform_source === 'ospitalia' && (event_type === 'blocked' || event_type === 'maintenance');
}

function present({ public_id, struttura_id, guest_name, held_since, id: _, ...event }: EventRow): CalendarEvent {
  return {
    ...event,
    event_id: public_id,
    property_id: struttura_id,
    guest_info: guest_name === null ? null : { name: guest_name },
    held_since: held_since?.toISOString() ?? null,
    can_delete: isDeletable(event),
  };
}

/** What an event is called that nobody described (specification section 5). */
function describe(event_type: 'blocked' | 'maintenance', summary: string | null | undefined): string {
  if (summary) return summary;
  return event_type === 'blocked' ? messages.dateBloccate : messages.evento;
}

/** An event for the register; its description stays out of it, for it may name a guest. */
function registered({ start_date, end_date, event_type, camera_id }: EventRow, { property }: OpenCalendar) {
  const camera = unitOf(property, camera_id).nome_camera;
  return { start_date, end_date, event_type, ...(camera !== null && { camera }) };
}

const unitIdsOf = (units: readonly Unit[]) => units.map(({ unit_id }) => unit_id);

function refuseDeletion({ platform_source }: EventRow): AppError {
  const sentence = platform_source === 'ospitalia' ? messages.eventoPrenotazione : messages.eventoSincronizzato;
  return new AppError('STATO_NON_VALIDO', sentence);
}

/** The events of the property calendar: reading them, adding and deleting one's own. */
export function createEvents(parts: CalendarParts): Events {
  const { db, clock, record } = parts;

  async function note(transaction: CalendarDb, calendar: OpenCalendar, change: Pick<Action, 'prima' | 'dopo'>) {
    const { actor, property } = calendar;
    if (actor === null) return;
    const struttura = { id: property.id, nome: property.nome };
    await record(transaction, actor, { azione: 'calendario_evento', struttura, ...change });
  }

  async function refuseTaken(transaction: CalendarDb, { property }: OpenCalendar, unit: Unit, nights: Nights) {
    const blocking = property.units.filter((other) => doUnitsBlock(other, unit));
    if (await isBookedHere(transaction, unitIdsOf(blocking), nights)) {
      throw new AppError('DATE_NON_DISPONIBILI', messages.periodoPrenotato);
    }
    if ((await countOwnEvents(transaction, property.id, today(clock))) >= MAX_OWN_EVENTS) {
      throw new AppError('TROPPE_RICHIESTE', messages.troppiEventi);
    }
  }

  return {
    async events(kept, { start_date: start, end_date: end, camera_id }) {
      const { property } = await openCalendar(db, kept);
      const fault = checkWindow(start, end);
      if (fault !== null) throw new AppError('DATI_NON_VALIDI', calendarMessages[fault]);
      const units = camera_id === undefined ? property.units : [unitOf(property, camera_id)];
      return (await eventsIn(db, { start, end, unitIds: unitIdsOf(units) })).map(present);
    },

    async createEvent(keeper, { property_id, camera_id, start_date: start, end_date: end, event_type, summary }) {
      const fault = checkEvent({ start, end }, today(clock));
      if (fault !== null) {
        throw new AppError('DATI_NON_VALIDI', messages[fault], { campi: { end_date: messages[fault] } });
      }
      return changeCalendar(parts, { keeper, property_id }, async (transaction, calendar) => {
        const unit = unitOf(calendar.property, camera_id);
        await refuseTaken(transaction, calendar, unit, { start, end });
        const event = { unit_id: unit.unit_id, start, end, event_type, summary: describe(event_type, summary) };
        const created = await findEvent(transaction, await insertEvent(transaction, event, clock.now()));
        if (created === undefined) throw new Error('an event is not there after it was added');
        await note(transaction, calendar, { dopo: registered(created, calendar) });
        return present(created);
      });
    },

    async deleteEvent(keeper, eventId) {
      const found = await findEvent(db, eventId);
      if (found === undefined) throw notFound(messages.eventoNonTrovato);
      const kept = { keeper, property_id: found.struttura_id, missing: messages.eventoNonTrovato };
      await changeCalendar(parts, kept, async (transaction, calendar) => {
        // Once more, now that nobody else changes it: two tabs may delete the same one.
        const event = await findEvent(transaction, eventId);
        if (event === undefined) throw notFound(messages.eventoNonTrovato);
        if (!isDeletable(event)) throw refuseDeletion(event);
        await deleteEvent(transaction, event.id);
        await note(transaction, calendar, { prima: registered(event, calendar) });
      });
    },
  };
}
