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

/**
 * Result of a trigger: polls were scheduled, all feeds were polled within the last minute, the home exceeded its
 * limit, or the token is unknown.
 */
export type RingOutcome = 'rang' | 'fresh' | 'limited' | 'unknown';

export type DoorbellParts = CalendarParts & {
  seal: Seal;
  /** Where inbound mail arrives; `null`: disabled. */
  place: DoorbellPlace | null;
  limits: Pick<Limits, 'exact'>;
  refreshSoon(strutturaId: number, refresh: Refresh): Promise<number>;
  onRing?(outcome: RingOutcome): void;
};

/** More than a home can be sold; limits the polls that a runaway mailbox causes. */
const HOURLY = { calls: 30, seconds: 3600 };
/** Shown for an address encrypted with another secret: it still works and can be replaced. */
const UNREADABLE = '•••';

/** Creates a token. 256 is a multiple of 32, so all letters are equally likely. */
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

/**
 * Creates the service for inbound mail triggers (ADR 0089). Nothing of a mail is stored except the time of the last
 * trigger.
 */
export function createDoorbells(parts: DoorbellParts): DoorbellService {
  const { seal, place, record, onRing } = parts;
  const ringOne = createRing(parts);
  return {
    renewDoorbell: (principal, { property_id, address }) =>
      changeCalendar(parts, { principal, property_id }, async (transaction, calendar): Promise<Doorbell> => {
        if (place === null) throw notFound(ownerMessages().calendarNotFound);
        const standing = await presentDoorbell({ ...parts, db: transaction }, property_id);
        // A stale or repeated request gets the current address, to which mails may already be sent.
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
