import { today } from '../../kernel/dates/clock.ts';
import type { FreshnessReport, PlatformFreshness } from '../freshness-contract.ts';
import type { CalendarAccess } from '../property-contract.ts';
import { EXPORT_TARGETS } from '../rules/feed.ts';
import { readingHabit } from '../rules/reading-habit.ts';
import { addressesOf } from './export-repository.ts';
import { type CalendarDependencies, openCalendar } from './open-calendar.ts';
import type { Unit } from './property-repository.ts';
import { presentFeed, presentProperty } from './status.ts';
import { feedsOf } from './status-repository.ts';

type AddressRow = Awaited<ReturnType<typeof addressesOf>>[number];

function presentReads({ fetched_at, readings }: AddressRow, now: Date): PlatformFreshness['reads'] {
  return { last_read: fetched_at?.toISOString() ?? null, ...readingHabit(readings, now.getTime()) };
}

export function createFreshnessReport({ db, clock }: Pick<CalendarDependencies, 'db' | 'clock'>) {
  return async (access: CalendarAccess): Promise<FreshnessReport> => {
    const { property } = await openCalendar(db, access);
    const now = clock.now();
    const [feeds, addresses] = await Promise.all([
      feedsOf(db, property.id, today(clock)),
      addressesOf(db, property.id),
    ]);
    const platformsOf = ({ camera_id }: Unit): PlatformFreshness[] =>
      EXPORT_TARGETS.map((platform) => {
        const isIt = (each: { camera_id: number | null; platform: string }) =>
          each.camera_id === camera_id && each.platform === platform;
        const address = addresses.find(isIt);
        const feed = feeds.find(isIt);
        return {
          camera_id,
          platform,
          reads: address === undefined ? null : presentReads(address, now),
          known: feed === undefined ? null : presentFeed(feed, [], now),
        };
      }).filter(({ reads, known }) => reads !== null || known !== null);
    return {
      status: 'success',
      property: presentProperty(property),
      at: now.toISOString(),
      platforms: property.units.flatMap(platformsOf),
    };
  };
}
