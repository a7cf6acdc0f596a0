import { addDays, type CalendarDate, dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { formatTime, formatWhen } from '../../../kernel/dates/format-moment.ts';
import type { FreshnessReport, PlatformFreshness } from '../../freshness-contract.ts';
import { SELLABLE_MS } from '../../rules/freshness.ts';
import { feedName } from '../sync/feed-name.ts';
import * as messages from '../../messages/owner.ts';

const GONE_MS = 86_400_000;

/** The level `err` means that the owner must act. */
export type FreshnessLine = { level: 'ok' | 'plain' | 'warn' | 'err'; text: string };

export type DescribedPlatform = { name: string; reads: FreshnessLine[]; known: FreshnessLine[] };

function formatMoment(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = dateInRome(moment);
  if (day === today) return messages.atTime(formatTime(moment));
  if (day === addDays(today, -1)) return messages.yesterdayAt(formatTime(moment));
  if (day === addDays(today, 1)) return messages.tomorrowAt(formatTime(moment));
  return formatWhen(instant, today);
}

type KnownFreshness = NonNullable<PlatformFreshness['known']>;
type Moment = { name: string; at: number; today: CalendarDate };

function describeReads(reads: PlatformFreshness['reads'], { name, at, today }: Moment): FreshnessLine[] {
  if (reads === null) return [{ level: 'plain', text: messages.platformWithoutExportUrl(name) }];
  const { last_read, in_24_hours, in_7_days, every_minutes } = reads;
  if (last_read === null) return [{ level: 'warn', text: messages.platformNeverRead(name) }];
  const week: FreshnessLine = { level: 'plain', text: messages.weeklyReads(in_7_days, every_minutes) };
  const when = formatMoment(last_read, today);
  if (at - Date.parse(last_read) >= GONE_MS) {
    const gone: FreshnessLine = { level: 'warn', text: messages.platformStoppedReading(name, when) };
    return in_7_days > 0 ? [gone, week] : [gone];
  }
  // Shows at least one read, because the count covers whole clock hours and may omit the read at `last_read`.
  return [
    { level: 'ok', text: messages.platformReadRecently(name, Math.max(1, in_24_hours), when) },
    ...(in_7_days > 0 ? [week] : []),
  ];
}

function describeFailure(
  { state, failures, last_attempt, errore }: KnownFreshness,
  today: CalendarDate,
): FreshnessLine[] {
  if (state !== 'errore') return [];
  const why = errore ?? '';
  const wasTried = failures > 0 && last_attempt !== null;
  return [{ level: 'warn', text: wasTried ? messages.lastReadFailed(formatMoment(last_attempt, today), why) : why }];
}

function describeKnown(known: PlatformFreshness['known'], { name, at, today }: Moment): FreshnessLine[] {
  if (known === null) return [{ level: 'plain', text: messages.platformNotConnected(name) }];
  const { state, last_success, next_sync, errore, misread_count } = known;
  const isOld = last_success === null || at - Date.parse(last_success) > SELLABLE_MS;
  const age: FreshnessLine =
    last_success === null
      ? { level: 'warn', text: messages.platformDataUnknown(name) }
      : { level: isOld ? 'warn' : 'ok', text: messages.platformDataAge(name, at - Date.parse(last_success)) };
  const inPart: FreshnessLine[] =
    misread_count > 0 ? [{ level: 'warn', text: messages.partlyReadEventsReport(misread_count) }] : [];
  if (state === 'in_pausa')
    return [age, ...inPart, { level: 'err', text: messages.platformReadPaused(name, errore ?? '') }];
  const failed = describeFailure(known, today);
  if (next_sync === null) return [age, ...inPart, ...failed];
  const isSoon = Date.parse(next_sync) <= at;
  return [
    age,
    ...inPart,
    ...failed,
    { level: 'plain', text: isSoon ? messages.nextReadSoon : messages.nextReadAt(formatMoment(next_sync, today)) },
  ];
}

export function describeFreshness({ property, platforms, at }: FreshnessReport): DescribedPlatform[] {
  const moment = { at: Date.parse(at), today: dateInRome(new Date(at)) };
  return platforms.map((each) => {
    const named = { name: feedName(property, each), ...moment };
    // «Altro calendario» only imports our calendar and has no feed.
    const known = each.platform === 'altro' ? [] : describeKnown(each.known, named);
    return { name: named.name, reads: describeReads(each.reads, named), known };
  });
}
