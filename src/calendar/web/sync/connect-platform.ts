import { call, SIGNED_OUT } from '../../../api/call.ts';
import type { CalendarProperty } from '../../property-contract.ts';
import type { Platform } from '../../rules/feed.ts';
import { feedName } from './feed-name.ts';
import { detailOf, type NoticeKind } from './use-sync.ts';
import * as messages from '../../messages/owner.ts';

const INTERVAL_MINUTES = 60;

export type ConnectOutcome = { kind: NoticeKind | 'refused'; sentence: string; isSignedOut: boolean };

function refusalOf(sentence: string): string {
  return sentence === messages.feedUrlNotIcs ? sentence : messages.platformNotAddedPrefix + sentence;
}

export async function connectPlatform(
  property: CalendarProperty,
  { platform, camera_id, url }: { platform: Platform; camera_id: number | null; url: string },
): Promise<ConnectOutcome> {
  const answer = await call('POST /api/calendar/configurations', {
    body: {
      property_id: property.id,
      camera_id,
      platform,
      import_url: url.trim(),
      export_enabled: true,
      sync_interval_minutes: INTERVAL_MINUTES,
    },
  });
  if (!answer.ok) {
    const isSignedOut = answer.status === SIGNED_OUT;
    const refused = answer.campi['import_url'];
    if (refused !== undefined) return { kind: 'refused', sentence: refusalOf(refused), isSignedOut };
    return { kind: 'failed', sentence: messages.platformNotAddedPrefix + detailOf(answer), isSignedOut };
  }
  const { eventi_trovati, avviso } = answer.data;
  const name = feedName(property, { platform, camera_id });
  return eventi_trovati === null
    ? { kind: 'warned', sentence: messages.platformSavedNotRead(name, avviso ?? ''), isSignedOut: false }
    : { kind: 'done', sentence: messages.platformConnected(name, eventi_trovati), isSignedOut: false };
}
