import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/calls.ts';
import { usePageVisible } from '../../../ui/use-page-visible.ts';
import type { SyncStatus } from '../../property-contract.ts';

/** After a sync has begun its outcome is asked for (specification section 9, "status refresh 3 s after sync"). */
const STATUS_DELAY_MS = 3000;
/** How often it is asked for at least: a reading may begin a moment later than it was asked for. */
const FOLLOWED_READINGS = 3;

type StatusReply = Reply<AnswerOf<'GET /api/calendar/sync-status/{property_id}'>>;

type Question = {
  property_id: number;
  /** What the page came with; `null`: it is asked for. */
  initial: SyncStatus | null;
  /** The session is over. */
  onSignedOut: () => void;
  /** There was an answer. */
  onAnswered: () => void;
};

/** How the platforms' calendars stand, as far as it is known. */
export type KnownStatus = {
  status: SyncStatus | null;
  hasFailed: boolean;
  /** Another number for each status that has something new in the calendar. */
  revision: number;
  /** Whether the outcome of a sync is being waited for. */
  isFollowing: boolean;
  /** Asks again; gives whether there was an answer. */
  reload: () => Promise<boolean>;
  /** A sync has begun: asks again in a while. */
  follow: () => void;
};

/** What the calendar shows of a status: where it is the same, no event has changed. */
function traceOf(status: SyncStatus | null): string {
  const feeds = status?.configurations.map(({ id, last_success, held_nights }) => [id, last_success, held_nights]);
  return JSON.stringify(feeds ?? null);
}

/** What was read last, and how often it was asked for. */
type Reading = {
  from: SyncStatus | null;
  status: SyncStatus | null;
  revision: number;
  count: number;
  hasFailed: boolean;
};

const UNREAD = { revision: 0, count: 0, hasFailed: false };

/** What an answer makes of what is known. */
function learn(last: Reading, from: SyncStatus | null, answer: StatusReply): Reading {
  const count = last.count + 1;
  if (!answer.ok) return { ...last, count, hasFailed: true };
  const status = answer.data;
  const isNew = traceOf(last.status) !== traceOf(status);
  return { from, status, revision: last.revision + (isNew ? 1 : 0), count, hasFailed: false };
}

/** Asks again in a while as long as platforms are being read, or may begin to be; not while nobody looks. */
function useFollowing({ status, count, hasFailed }: Reading, reload: () => Promise<boolean>) {
  const [left, setLeft] = useState(0);
  const isVisible = usePageVisible();
  const isSyncing = status?.configurations.some(({ is_syncing }) => is_syncing) ?? false;
  const isDue = isVisible && !hasFailed && (isSyncing || left > 0);
  const ask = useEffectEvent(() => {
    setLeft((times) => Math.max(0, times - 1));
    void reload();
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => ask(), STATUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, count]);
  return { isFollowing: left > 0 && !hasFailed, follow: () => setLeft(FOLLOWED_READINGS) };
}

/** Hears answers in the order of their questions: one that was overtaken by a later question's knows less. */
function useInTurn(hear: (answer: StatusReply) => boolean) {
  const asked = useRef(0);
  const heard = useRef(0);
  return async (question: Promise<StatusReply>): Promise<boolean> => {
    asked.current += 1;
    const turn = asked.current;
    const answer = await question;
    if (turn < heard.current) return answer.ok;
    heard.current = turn;
    return hear(answer);
  };
}

/** The sync status of a property, kept up to date while platforms are being read. */
export function useSyncStatus({ property_id, initial, onSignedOut, onAnswered }: Question): KnownStatus {
  const askStatus = (signal: AbortSignal | null = null) =>
    call('GET /api/calendar/sync-status/{property_id}', { params: { property_id }, signal });
  const [stored, setReading] = useState<Reading>({ ...UNREAD, from: initial, status: initial });
  // The page itself may have asked again.
  const reading = stored.from === initial ? stored : { ...stored, status: initial };

  const hear = (answer: StatusReply) => {
    setReading((last) => learn(last, initial, answer));
    if (answer.ok) onAnswered();
    else if (answer.status === SIGNED_OUT) onSignedOut();
    return answer.ok;
  };
  const inTurn = useInTurn(hear);
  const reload = () => inTurn(askStatus());
  const following = useFollowing(reading, reload);

  const hearFirst = useEffectEvent(hear);
  const askFirst = useEffectEvent(askStatus);
  const isUnknown = initial === null;
  useEffect(() => {
    if (!isUnknown) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const answer = await askFirst(abort.signal);
      if (!abort.signal.aborted) hearFirst(answer);
    };
    void ask();
    return () => abort.abort();
  }, [isUnknown, property_id]);

  const { status, hasFailed, revision } = reading;
  return { status, hasFailed, revision, reload, ...following };
}
