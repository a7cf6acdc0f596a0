import type { Action, RecordAction } from '../../accounts/register-contract.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { CalendarAccess } from '../property-contract.ts';
import { calendarRole } from '../rules/calendar-role.ts';
import { findProperty, lockUnits, type Property, type Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';
import { ownerMessages, visitorMessages } from '../messages/by-request.ts';

export type OpenCalendar = { property: Property; actor: Actor | null };

export type CalendarDependencies = { db: CalendarDb; clock: Clock; record: RecordAction<CalendarDb> };

/** Creates the error for a missing resource. A resource owned by someone else results in the same error. */
export function notFound(sentence: string): AppError {
  return new AppError('NON_TROVATO', sentence);
}

export function isOpen({ status }: Property): boolean {
  return status === 'approvata' || status === 'sospesa';
}

type CalendarRequest = CalendarAccess & { missing?: string };

/** Returns the calendar. Throws `NON_TROVATO` if the caller may not manage it, and `STATO_NON_VALIDO` if it is not open yet. */
export async function openCalendar(
  db: CalendarDb,
  { principal, property_id, missing = ownerMessages().calendarNotFound }: CalendarRequest,
): Promise<OpenCalendar> {
  const property = await findProperty(db, property_id);
  const role = property === undefined ? null : calendarRole(principal, property.proprietario_email);
  if (property === undefined || role === null) throw notFound(missing);
  if (!isOpen(property)) {
    throw new AppError('STATO_NON_VALIDO', ownerMessages().calendarNotOpenYet);
  }
  return { property, actor: role === 'owner' ? null : principal.actor };
}

export function changeCalendar<T>(
  { db }: Pick<CalendarDependencies, 'db'>,
  request: CalendarRequest,
  work: (transaction: CalendarDb, calendar: OpenCalendar) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockUnits(transaction, request.property_id);
    return work(transaction, await openCalendar(transaction, request));
  });
}

export function unitOf({ units }: Property, cameraId: number | null | undefined): Unit {
  const unit = units.find(({ camera_id }) => camera_id === (cameraId ?? null));
  if (unit === undefined) throw notFound(visitorMessages().roomNotFound);
  return unit;
}

export async function noteAction(
  transaction: CalendarDb,
  { actor, property }: OpenCalendar,
  record: CalendarDependencies['record'],
  action: Omit<Action, 'struttura'>,
): Promise<void> {
  if (actor === null) return;
  await record(transaction, actor, { ...action, struttura: { id: property.id, nome: property.nome } });
}

export function cameraOf({ nome_camera }: Unit): { camera?: string } {
  return nome_camera === null ? {} : { camera: nome_camera };
}
