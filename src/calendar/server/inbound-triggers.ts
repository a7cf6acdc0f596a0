import { randomBytes } from 'node:crypto';
import type { Limits } from '../../kernel/calls/limits.ts';
import type { InboundTrigger, InboundTriggerService } from '../inbound-trigger-contract.ts';
import {
  TOKEN_LENGTH,
  TOKEN_LETTERS,
  inboundTriggerAddress,
  type InboundTriggerPlace,
  inboundTriggerTokens,
} from '../rules/inbound-trigger-address.ts';
import {
  bringForward,
  findInboundTrigger,
  FEED_PAUSE_MS,
  recordInboundTrigger,
  putInboundTrigger,
} from './inbound-trigger-repository.ts';
import { hashToken } from './export-token.ts';
import { type CalendarDependencies, changeCalendar, noteAction, notFound } from './open-calendar.ts';
import type { Refresh } from './refresh-soon.ts';
import type { Seal } from './seal.ts';
import { ownerMessages } from '../messages/by-request.ts';

/** `rang` means that polls were queued immediately, and `fresh` that none were. */
export type TriggerOutcome = 'rang' | 'fresh' | 'limited' | 'unknown';

export type InboundTriggerDependencies = CalendarDependencies & {
  seal: Seal;
  place: InboundTriggerPlace | null;
  limits: Pick<Limits, 'exact'>;
  refreshSoon(strutturaId: number, refresh: Refresh): Promise<number>;
  onTriggered?(outcome: TriggerOutcome): void;
};

/** Limits the polls that a mail loop can cause. No home receives that many bookings per hour. */
const HOURLY = { calls: 30, seconds: 3600 };
/** Placeholder for an address that was encrypted with another secret. The address still works and can be replaced. */
const UNREADABLE = '•••';

/** Creates a random token. 256 is a multiple of 32, so all letters are equally likely. */
function createToken(): string {
  return [...randomBytes(TOKEN_LENGTH)].map((byte) => TOKEN_LETTERS[byte % TOKEN_LETTERS.length]).join('');
}

function createTrigger({ db, clock, limits, refreshSoon }: InboundTriggerDependencies) {
  const limit = limits.exact('campanello', HOURLY);
  return async (token: string): Promise<TriggerOutcome> => {
    const now = clock.now();
    const strutturaId = await recordInboundTrigger(db, hashToken(token), now);
    if (strutturaId === undefined) return 'unknown';
    if ((await limit.count(String(strutturaId))).waitSeconds > 0) return 'limited';
    const count = await refreshSoon(strutturaId, { olderThanMs: FEED_PAUSE_MS, despiteBackOff: true });
    await bringForward(db, strutturaId, now);
    return count > 0 ? 'rang' : 'fresh';
  };
}

type PresenterDependencies = Pick<InboundTriggerDependencies, 'db' | 'seal' | 'place'>;

export async function presentInboundTrigger(
  { db, seal, place }: PresenterDependencies,
  strutturaId: number,
): Promise<InboundTrigger | null> {
  if (place === null) return null;
  const stored = await findInboundTrigger(db, strutturaId);
  if (stored === undefined) return { address: null, last_ring: null };
  const token = seal.open(stored.sealed_token) ?? UNREADABLE;
  return { address: inboundTriggerAddress(place, token), last_ring: stored.rang_at?.toISOString() ?? null };
}

/** Creates the service for inbound mail triggers (ADR 0089). It stores nothing from an email. */
export function createInboundTriggers(deps: InboundTriggerDependencies): InboundTriggerService {
  const { seal, place, record, onTriggered } = deps;
  const triggerOne = createTrigger(deps);
  return {
    renewInboundTrigger: (principal, { property_id, address }) =>
      changeCalendar(deps, { principal, property_id }, async (transaction, calendar): Promise<InboundTrigger> => {
        if (place === null) throw notFound(ownerMessages().calendarNotFound);
        const current = await presentInboundTrigger({ ...deps, db: transaction }, property_id);
        // A stale or repeated request receives the current address, because emails may already be sent to it.
        if (current !== null && current.address !== address) return current;
        const token = createToken();
        await putInboundTrigger(transaction, property_id, {
          token_hash: hashToken(token),
          sealed_token: seal.seal(token),
        });
        await noteAction(transaction, calendar, record, { azione: 'calendario_campanello' });
        return { address: inboundTriggerAddress(place, token), last_ring: null };
      }),

    async trigger(recipients) {
      const tokens = place === null ? [] : inboundTriggerTokens(place, recipients);
      if (tokens.length === 0) onTriggered?.('unknown');
      for (const token of tokens) onTriggered?.(await triggerOne(token));
    },
  };
}
