import { randomBytes } from 'node:crypto';
import type { Limits } from '../../kernel/calls/limits.ts';
import type { Doorbell, DoorbellService } from '../doorbell-contract.ts';
import {
  DOORBELL_LENGTH,
  DOORBELL_LETTERS,
  doorbellAddress,
  type DoorbellPlace,
  doorbellTokens,
} from '../rules/doorbell-address.ts';
import { bringForward, doorbellOf, FEED_PAUSE_MS, noteRing, putDoorbell } from './doorbell-repository.ts';
import { hashToken } from './export-token.ts';
import { type CalendarParts, changeCalendar, noteAction, notFound } from './open-calendar.ts';
import type { Refresh } from './refresh-soon.ts';
import type { Seal } from './seal.ts';
import { ownerMessages } from '../messages/by-request.ts';

/** What became of a ring: platforms are read, were read within a minute, the home rang too often, or there is no such bell. */
export type RingOutcome = 'rang' | 'fresh' | 'limited' | 'unknown';

export type DoorbellParts = CalendarParts & {
  seal: Seal;
  /** Where mails to doorbells arrive; `null`: nowhere, and then nobody has one. */
  place: DoorbellPlace | null;
  limits: Pick<Limits, 'exact'>;
  refreshSoon(strutturaId: number, refresh: Refresh): Promise<number>;
  onRing?(outcome: RingOutcome): void;
};

/** Nobody sells a home more often; a mailbox that goes wild keeps no platform busy. */
const HOURLY = { calls: 30, seconds: 3600 };
/** Stands for an address that was sealed with another secret of the portal: it rings on, and can be changed. */
const UNREADABLE = '•••';

/** A new token; 256 is a multiple of 32, so that each letter is as likely as the others. */
function createToken(): string {
  return [...randomBytes(DOORBELL_LENGTH)].map((byte) => DOORBELL_LETTERS[byte % DOORBELL_LETTERS.length]).join('');
}

function createRing({ db, clock, limits, refreshSoon }: DoorbellParts) {
  const limit = limits.exact('campanello', HOURLY);
  return async (token: string): Promise<RingOutcome> => {
    const now = clock.now();
    const strutturaId = await noteRing(db, hashToken(token), now);
    if (strutturaId === undefined) return 'unknown';
    if ((await limit.count(String(strutturaId))).waitSeconds > 0) return 'limited';
    const count = await refreshSoon(strutturaId, { olderThanMs: FEED_PAUSE_MS, despiteBackOff: true });
    await bringForward(db, strutturaId, now);
    return count > 0 ? 'rang' : 'fresh';
  };
}

type PresenterParts = Pick<DoorbellParts, 'db' | 'seal' | 'place'>;

export async function presentDoorbell(
  { db, seal, place }: PresenterParts,
  strutturaId: number,
): Promise<Doorbell | null> {
  if (place === null) return null;
  const bell = await doorbellOf(db, strutturaId);
  if (bell === undefined) return { address: null, last_ring: null };
  const token = seal.open(bell.sealed_token) ?? UNREADABLE;
  return { address: doorbellAddress(place, token), last_ring: bell.rang_at?.toISOString() ?? null };
}

/** The doorbells (ADR 0089). Of a mail nothing is kept, not even that it came from a platform: only when the bell rang last. */
export function createDoorbells(parts: DoorbellParts): DoorbellService {
  const { seal, place, record, onRing } = parts;
  const ringOne = createRing(parts);
  return {
    renewDoorbell: (principal, { property_id, address }) =>
      changeCalendar(parts, { principal, property_id }, async (transaction, calendar): Promise<Doorbell> => {
        if (place === null) throw notFound(ownerMessages().calendarNotFound);
        const standing = await presentDoorbell({ ...parts, db: transaction }, property_id);
        // Whoever sees an older state, or asks twice, is shown the address that rings: mails are sent there already.
        if (standing !== null && standing.address !== address) return standing;
        const token = createToken();
        await putDoorbell(transaction, property_id, { token_hash: hashToken(token), sealed_token: seal.seal(token) });
        await noteAction(transaction, calendar, record, { azione: 'calendario_campanello' });
        return { address: doorbellAddress(place, token), last_ring: null };
      }),

    async ring(recipients) {
      const tokens = place === null ? [] : doorbellTokens(place, recipients);
      if (tokens.length === 0) onRing?.('unknown');
      for (const token of tokens) onRing?.(await ringOne(token));
    },
  };
}
