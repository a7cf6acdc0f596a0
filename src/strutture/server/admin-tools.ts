import type { Action, RecordAction, RegisterEntry } from '../../accounts/register-contract.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { DelayedOutbox } from '../../mail/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import { cardOf, detailOf, formOf } from './admin-detail.ts';
import type { CalendarPort, PlatformsPort } from './calendar-port.ts';
import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { createListingLock } from './listing-lock.ts';
import { maskEmail, maskPhone } from '../../accounts/rules/mask-contact.ts';
import { maskCalendarUrl } from '../rules/check-calendar-url.ts';
import * as messages from '../messages/admin.ts';

type Fields = Readonly<Record<string, RegisterEntry>>;

function maskWords(text: string | null): string | null {
  return text === null ? null : '…';
}

const MASKS: Readonly<Record<string, (contact: string | null) => string | null>> = {
  accoglie_nome: maskWords,
  accoglie_parole: maskWords,
  punto: maskWords,
  telefono: maskPhone,
  email: maskEmail,
  booking_ical_url: maskCalendarUrl,
};

function mask(name: string, value: RegisterEntry): RegisterEntry {
  const hide = MASKS[name];
  if (hide === undefined || typeof value !== 'string') return value;
  return hide(value === '' ? null : value);
}

function only(names: readonly string[], fields: Fields): Fields {
  return Object.fromEntries(names.map((name) => [name, mask(name, fields[name] ?? null)]));
}

/** Returns the changed fields. Contacts and calendars are masked, because the audit log is permanent. */
function changed(before: Fields, after: Fields): Required<Pick<Action, 'prima' | 'dopo'>> {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return { prima: only(names, before), dopo: only(names, after) };
}

/** Emails and audit log entries are written in the transaction of the event that they report. */
export type AdminStrutturaDependencies = CalendarPort &
  PlatformsPort & {
    db: StruttureDb;
    clock: Clock;
    locations: LocationsService;
    media: MediaService;
    outbox: DelayedOutbox<StruttureDb>;
    /** Without a trailing slash. */
    publicUrl: string;
    /** Contact address for owners who object to an administrator's action; `null` if the portal has no monitored mailbox. */
    contact?: string | null;
    record: RecordAction<StruttureDb>;
    /** Links the struttura to its owner's payment account in the transaction that first publishes it. */
    onApproved(transaction: StruttureDb, struttura: { id: number; proprietario_email: string }): Promise<void>;
  };

export function outdated(): AppError {
  return new AppError('STATO_NON_VALIDO', messages.listingChangedElsewhere);
}

export function assertCurrentVersion(row: OwnedRow, versione: unknown): void {
  if (versione === undefined || versione === null || versione === stateHash(row)) return;
  throw outdated();
}

export function createAdminTools(deps: AdminStrutturaDependencies) {
  async function registered(row: OwnedRow) {
    return { ...(await formOf(row, deps)), stripe_onboarding_completed: row.stripe_onboarding_completed };
  }

  return {
    ...createListingLock(deps, 'admin'),
    cardOf: (row: OwnedRow) => cardOf(row, deps),
    detailOf: (row: OwnedRow) => detailOf(row, deps),

    differences: async (before: OwnedRow, after: OwnedRow): Promise<Pick<Action, 'prima' | 'dopo'>> =>
      changed(await registered(before), await registered(after)),
  };
}

export type AdminTools = ReturnType<typeof createAdminTools>;
