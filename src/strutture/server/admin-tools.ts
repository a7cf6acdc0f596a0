import type { Action, RecordAction } from '../../accounts/register-contract.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LocationsService } from '../../locations/contract.ts';
import type { DelayedOutbox } from '../../mail/contract.ts';
import type { MediaService } from '../../media/contract.ts';
import { adminMessages } from '../admin-messages.it.ts';
import { cardOf, detailOf, formOf } from './admin-detail.ts';
import type { CalendarPort, PlatformsPort } from './calendar-port.ts';
import { changed } from './describe-action.ts';
import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { createListingLock } from './listing-lock.ts';

/** What the administrator's service stands on. Mails and lines of the register go into the transaction of what they tell. */
export type AdminStrutturaDependencies = CalendarPort &
  PlatformsPort & {
    db: StruttureDb;
    clock: Clock;
    locations: LocationsService;
    media: MediaService;
    outbox: DelayedOutbox<StruttureDb>;
    /** Absolute address of the site, without a final slash. */
    publicUrl: string;
    /** Where whoever has something to say may write to; `null`: nowhere that is read. */
    contact?: string | null;
    record: RecordAction<StruttureDb>;
    /** A struttura goes online for the first time, in this transaction: its owner may have an account with the payment provider already. */
    onApproved(transaction: StruttureDb, struttura: { id: number; proprietario_email: string }): Promise<void>;
  };

export function outdated(): AppError {
  return new AppError('STATO_NON_VALIDO', adminMessages.modificataAltrove);
}

/** A decision or a change is about what its maker has read: `versione` names that, and may be left out. */
export function assertCurrentVersion(row: OwnedRow, versione: unknown): void {
  if (versione === undefined || versione === null || versione === stateHash(row)) return;
  throw outdated();
}

export function createAdminTools(parts: AdminStrutturaDependencies) {
  async function registered(row: OwnedRow) {
    return { ...(await formOf(row, parts)), stripe_onboarding_completed: row.stripe_onboarding_completed };
  }

  return {
    ...createListingLock(parts),
    cardOf: (row: OwnedRow) => cardOf(row, parts),
    detailOf: (row: OwnedRow) => detailOf(row, parts),

    /** What an action changed of the struttura itself, for the register. */
    differences: async (before: OwnedRow, after: OwnedRow): Promise<Pick<Action, 'prima' | 'dopo'>> =>
      changed(await registered(before), await registered(after)),
  };
}

export type AdminTools = ReturnType<typeof createAdminTools>;
