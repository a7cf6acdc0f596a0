import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { parseCin } from '../../strutture/rules/cin.ts';
import type { CalendarService } from '../contract.ts';
import { availabilityOf } from '../rules/availability.ts';
import { checkWindow } from '../rules/check-window.ts';
import { reachesPast } from '../rules/past-nights.ts';
import { notFound } from './open-calendar.ts';
import { type CalendarDb, type UnitBusy, unitsBusy } from './repository.ts';
import { visitorMessages } from '../../strutture/messages/by-request.ts';
import { visitorMessages as calendarVisitorMessages } from '../messages/by-request.ts';
import type { ManagedCalendarService } from '../freshness-contract.ts';
import { type ConfigurationDependencies, createConfigurations } from './configurations.ts';
import { createEvents } from './events.ts';
import { createExports } from './exports.ts';
import { createFreshnessReport } from './freshness-report.ts';
import { createStatus, type StatusDependencies } from './status.ts';
import type { Kysely } from 'kysely';
import type { StruttureTables } from '../../strutture/server/service.ts';
import { isConnected } from './configuration-repository.ts';
import type { CalendarTables } from './tables.ts';

function requestedRooms(units: UnitBusy[], cameraId: number | undefined): UnitBusy[] {
  const rooms = units.filter((unit) => unit.camera_id !== null && (cameraId ?? unit.camera_id) === unit.camera_id);
  if (cameraId !== undefined && rooms.length === 0) throw notFound(calendarVisitorMessages().roomNotFound);
  return rooms.filter((room) => room.disponibile);
}

export type CalendarServiceDependencies = {
  clock: Clock;
  onViewed(strutturaId: number): void;
};

export function createCalendarService(
  db: CalendarDb,
  { clock, onViewed }: CalendarServiceDependencies,
): CalendarService {
  return {
    async availability({ cin, camera_id, start_date: start, end_date: end }) {
      const fault = checkWindow(start, end);
      if (fault !== null) throw new AppError('DATI_NON_VALIDI', calendarVisitorMessages().calendarWindowFaults[fault]);
      const parsed = parseCin(cin);
      const window = { start, end, withPast: reachesPast(start, today(clock)) };
      const units = parsed === null ? [] : await unitsBusy(db, parsed, window);
      const house = units.find((unit) => unit.camera_id === null);
      if (house === undefined) throw notFound(visitorMessages().listingNotFound);
      onViewed(house.struttura_id);
      const wanted = house.tipo_prenotazione === 'bnb' || camera_id !== undefined ? 'room' : 'whole';
      const question = { start, end, whole: house.busy, units: requestedRooms(units, camera_id), wanted } as const;
      return { struttura_id: house.struttura_id, days: availabilityOf(question) };
    },
  };
}

export function createPropertyCalendarService(
  deps: ConfigurationDependencies & StatusDependencies,
): ManagedCalendarService {
  return {
    ...createEvents(deps),
    ...createExports(deps),
    ...createStatus(deps),
    ...createConfigurations(deps),
    freshnessReport: createFreshnessReport(deps),
  };
}

export async function isOnBooking(strutture: Kysely<StruttureTables>, id: number): Promise<boolean> {
  return isConnected(strutture.$extendTables<CalendarTables>(), id, 'booking');
}
