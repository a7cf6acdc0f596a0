import { useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import type { Configuration, SyncStatus } from '../../property-contract.ts';
import type { Platform } from '../../rules/feed.ts';
import { summariseSync } from './summarise-sync.ts';
import type { KnownStatus } from './use-sync-status.ts';
import * as messages from '../../messages/owner.ts';

export type NoticeKind = 'done' | 'warned' | 'failed';
export type Notify = (sentence: string, kind: NoticeKind, more?: readonly string[]) => void;

export type SyncRequest = { platform?: Platform; camera_id?: number | null };

export type CalendarSync = {
  sync: (wanted?: SyncRequest) => Promise<void>;
  isReading: (feed: Configuration) => boolean;
};

const NOT_FOUND = 404;
/** Feeds polled more recently than this are not polled again (G16), so there is nothing to wait for. */
const RECENT_MS = 60_000;

export function detailOf(answer: Reply<unknown>): string {
  return (answer.ok ? '' : answer.detail) || messages.checkConnectionAndRetry;
}

function queryOf({ platform, camera_id }: SyncRequest) {
  return { ...(platform !== undefined && { platform }), ...(typeof camera_id === 'number' && { camera_id }) };
}

function isToBeRead({ state, last_attempt }: Configuration): boolean {
  return state !== 'in_pausa' && (last_attempt === null || Date.now() - Date.parse(last_attempt) >= RECENT_MS);
}

function includes({ platform, camera_id }: SyncRequest, feed: Configuration): boolean {
  return (platform ?? feed.platform) === feed.platform && (camera_id ?? feed.camera_id) === feed.camera_id;
}

type SyncDependencies = {
  status: SyncStatus;
  known: KnownStatus;
  notify: Notify;
  clearNotice: () => void;
  onSignedOut: () => void;
};

export function useSync({ status, known, notify, clearNotice, onSignedOut }: SyncDependencies): CalendarSync {
  const [isSending, setSending] = useState(false);
  const [requested, setRequested] = useState<ReadonlyMap<number, string | null>>(new Map());

  const sync = async (wanted: SyncRequest = {}) => {
    if (isSending) return;
    clearNotice();
    const feeds = status.configurations.filter((feed) => includes(wanted, feed) && isToBeRead(feed));
    setRequested(new Map([...requested, ...feeds.map(({ id, last_attempt }) => [id, last_attempt] as const)]));
    setSending(true);
    const answer = await call('POST /api/calendar/sync/{property_id}', {
      params: { property_id: status.property.id },
      query: queryOf(wanted),
    });
    setSending(false);
    if (answer.ok) {
      const started = answer.data;
      // If no poll was started, only the page's data is reloaded, because it may be older than the last poll.
      if (started.task_count > 0) known.follow();
      else void known.reload();
      const { sentence, kind, more } = summariseSync(status.property, started);
      return notify(sentence, kind, more);
    }
    setRequested(requested);
    if (answer.status === SIGNED_OUT) onSignedOut();
    const sentence =
      answer.status === NOT_FOUND ? messages.noSyncConfiguration : messages.syncFailedPrefix + detailOf(answer);
    notify(sentence, 'failed');
  };
  const isAwaited = ({ id, last_attempt }: Configuration) => requested.has(id) && requested.get(id) === last_attempt;
  return {
    sync,
    isReading: (feed) => feed.is_syncing || ((isSending || known.isFollowing) && isAwaited(feed)),
  };
}
