import { Icon } from '../../../ui/icons/Icon.tsx';
import { PLATFORMS } from '../../rules/feed.ts';
import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { MisreadBadge } from './MisreadEvents.tsx';
import { PLATFORM_LOOK } from './feed-name.ts';
import * as messages from '../../messages/owner.ts';

export function PlatformStatistics({ model: { status, today } }: { model: SyncViewModel }) {
  return (
    <ul className="calendar-numbers">
      {PLATFORMS.map((platform) => {
        const { last_sync, total_events, held_events, conflicts } =
          status.sync_statistics.platform_statistics[platform];
        return (
          <li key={platform} className={`card ${PLATFORM_LOOK[platform]}`}>
            <h3>{messages.platformNames[platform]}</h3>
            <MisreadBadge feeds={status.configurations.filter((feed) => feed.platform === platform)} />
            <span className={conflicts > 0 ? 'badge waiting' : 'badge'}>
              {conflicts > 0 && <Icon name="warning" size={16} />}
              {messages.conflictCount(conflicts)}
            </span>
            <p>
              {messages.lastSyncLabel} <br />
              <b>{last_sync === null ? messages.neverSynced : formatWhen(last_sync, today)}</b>
              {` · ${messages.currentEventCount(total_events, held_events)}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
