import { formatTime } from '../../../kernel/dates/format-moment.ts';
import type { CalendarProperty, SyncStart } from '../../property-contract.ts';
import { feedName } from './feed-name.ts';
import * as messages from '../../messages/owner.ts';

export type SyncSummary = { kind: 'done' | 'warned'; sentence: string; more: readonly string[] };

const clockOf = (instant: string) => formatTime(new Date(instant));

function othersOf(property: CalendarProperty, { already_fresh, put_off }: SyncStart): string[] {
  return [
    ...already_fresh.map((feed) =>
      messages.platformAlreadyUpToDate(feedName(property, feed), clockOf(feed.last_success)),
    ),
    ...put_off.map((feed) => messages.postponedReads[feed.reason](feedName(property, feed), clockOf(feed.until))),
  ];
}

export function summariseSync(property: CalendarProperty, started: SyncStart): SyncSummary {
  const { platforms, already_fresh, put_off } = started;
  const others = othersOf(property, started);
  if (platforms.length > 0) {
    return { kind: 'done', sentence: messages.syncStarted(platforms.length), more: others };
  }
  const oldest = already_fresh.map(({ last_success }) => last_success).toSorted()[0];
  if (oldest !== undefined && put_off.length === 0)
    return { kind: 'done', sentence: messages.alreadyUpToDate(clockOf(oldest)), more: [] };
  const [sentence = '', ...more] = others;
  return { kind: 'warned', sentence, more };
}
