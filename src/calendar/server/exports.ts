import { createHash } from 'node:crypto';
import type { FileAnswer } from '../../kernel/calls/call.ts';
import { today } from '../../kernel/dates/clock.ts';
import type { ExportAddress } from '../export-contract.ts';
import type { PropertyCalendarService } from '../property-contract.ts';
import { calendarFileName } from '../rules/calendar-file-name.ts';
import { noteReading } from '../rules/reading-habit.ts';
import { servedNights } from '../rules/select-export.ts';
import { addressFile, calendarFile } from './calendar-file.ts';
import {
  type addressesOf,
  deleteAddress,
  lockAddress,
  putAddress,
  saveContent,
  saveReading,
  setExportEnabled,
} from './export-repository.ts';
import { createToken, hashToken } from './export-token.ts';
import {
  type CalendarDependencies,
  cameraOf,
  changeCalendar,
  isOpen,
  noteAction,
  notFound,
  openCalendar,
  unitOf,
} from './open-calendar.ts';
import { findProperty, type Property, type Unit } from './property-repository.ts';
import type { CalendarDb } from './repository.ts';
import type { Seal } from './seal.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type ExportDependencies = CalendarDependencies & {
  seal: Seal;
  publicUrl: string;
};

type Exports = Pick<
  PropertyCalendarService,
  'exportFile' | 'createExportAddress' | 'deleteExportAddress' | 'publicExport'
>;

type AddressRow = Omit<Awaited<ReturnType<typeof addressesOf>>[number], 'readings'>;

const SECOND_MS = 1000;
/** Placeholder for a token encrypted with another secret. Platforms that have the address still import the calendar. */
const UNREADABLE = '•••';

export function presentAddress(
  { camera_id, platform, sealed_token, fetched_at }: AddressRow,
  { seal, publicUrl }: Pick<ExportDependencies, 'seal' | 'publicUrl'>,
): ExportAddress {
  const token = seal.open(sealed_token) ?? UNREADABLE;
  const url = `${publicUrl}/api/calendar/export/${token}/${platform}.ics`;
  return { camera_id, platform, url, last_read: fetched_at?.toISOString() ?? null };
}

async function* onePiece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function answer(property: Property, unit: Unit, bytes: Buffer): FileAnswer & { etag: string } {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { file_name: calendarFileName(property.nome, unit.nome_camera), contents: onePiece(bytes), etag };
}

type LockedAddress = NonNullable<Awaited<ReturnType<typeof lockAddress>>>;

/**
 * Stores the hash of changed content, and returns the time of the last change. Changes are dated at least one second apart,
 * because HTTP dates have a resolution of one second.
 */
async function noteContent(db: CalendarDb, address: LockedAddress, bytes: Buffer, now: Date): Promise<Date> {
  const content_hash = createHash('sha256').update(bytes).digest();
  const { content_hash: before, changed_at } = address;
  if (changed_at !== null && before?.equals(content_hash)) return changed_at;
  const changed = new Date(Math.max(now.getTime(), changed_at === null ? 0 : changed_at.getTime() + SECOND_MS));
  await saveContent(db, address.id, { content_hash, changed_at: changed });
  return changed;
}

function createPublicExport({ db, clock, publicUrl }: ExportDependencies): Exports['publicExport'] {
  return (token, { target, isHeadRequest }) =>
    db.transaction().execute(async (transaction) => {
      const address = await lockAddress(transaction, hashToken(token), target);
      if (address === undefined) throw notFound(ownerMessages().calendarNotFound);
      const property = await findProperty(transaction, address.struttura_id);
      if (property === undefined || !isOpen(property)) throw notFound(ownerMessages().calendarNotFound);
      const day = today(clock);
      const unit = unitOf(property, address.camera_id);
      const question = { property_id: property.id, unit, target, today: day, publicUrl };
      const { bytes, exported } = await addressFile(transaction, question);
      const last_modified = await noteContent(transaction, address, bytes, clock.now());
      if (!isHeadRequest) {
        const at = clock.now();
        const readings = noteReading(address.readings, at.getTime());
        await saveReading(transaction, address.id, { served: servedNights(exported, day), at, readings });
      }
      return { ...answer(property, unit, bytes), last_modified };
    });
}

export function createExports(deps: ExportDependencies): Exports {
  const { db, clock, record, seal, publicUrl } = deps;
  const azione = 'calendario_esportazione';

  return {
    async exportFile(access, camera_id) {
      const { property } = await openCalendar(db, access);
      const unit = unitOf(property, camera_id);
      const question = { property_id: property.id, unit, target: 'altro' as const, today: today(clock), publicUrl };
      return answer(property, unit, (await calendarFile(db, question)).bytes);
    },

    createExportAddress: (principal, { property_id, camera_id, platform }) =>
      changeCalendar(deps, { principal, property_id }, async (transaction, calendar) => {
        const unit = unitOf(calendar.property, camera_id);
        const row = await putAddress(transaction, { unit_id: unit.unit_id, platform }, createToken(seal));
        await setExportEnabled(transaction, { unit_id: unit.unit_id, platform }, true);
        await noteAction(transaction, calendar, record, { azione, dopo: { platform, ...cameraOf(unit) } });
        return presentAddress({ ...row, camera_id: unit.camera_id }, deps);
      }),

    deleteExportAddress: (access, { platform, camera_id }) =>
      changeCalendar(deps, access, async (transaction, calendar) => {
        const unit = unitOf(calendar.property, camera_id);
        const wasThere = await deleteAddress(transaction, { unit_id: unit.unit_id, platform });
        if (!wasThere) throw notFound(ownerMessages().calendarNotFound);
        await setExportEnabled(transaction, { unit_id: unit.unit_id, platform }, false);
        await noteAction(transaction, calendar, record, { azione, prima: { platform, ...cameraOf(unit) } });
      }),

    publicExport: createPublicExport(deps),
  };
}
