import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import type { Platform } from '../../rules/feed.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { unitLabel, PLATFORM_LOOK } from './feed-name.ts';
import { MisreadBadge, MisreadLine } from './MisreadEvents.tsx';
import { FeedNotes } from './FeedNotes.tsx';
import { SyncButton } from './SyncButton.tsx';
import * as messages from '../../messages/owner.ts';

type PlatformRowProps = { model: SyncViewModel; platform: Platform; onConnect: () => void };

export function PlatformRow({ model: { status, today, syncing }, platform, onConnect }: PlatformRowProps) {
  const name = messages.platformNames[platform];
  const feeds = status.configurations.filter((feed) => feed.platform === platform);
  const { last_sync, total_events, held_events, conflicts } = status.sync_statistics.platform_statistics[platform];
  const isReading = feeds.some(syncing.isReading);
  const isConnected = feeds.length > 0;
  const facts = [
    last_sync === null ? messages.neverSynced : formatWhen(last_sync, today),
    isConnected ? messages.currentEventCount(total_events, held_events) : messages.notConnectedLabel,
    messages.conflictCount(conflicts),
  ];
  return (
    <li className={`pl ${PLATFORM_LOOK[platform]}`}>
      <i aria-hidden="true" />
      <div>
        <b>
          {name} <MisreadBadge feeds={feeds} />
        </b>
        <small>{isReading ? messages.readInProgress : facts.join(' · ')}</small>
      </div>
      {isConnected ? (
        <SyncButton
          name={name}
          isReading={isReading}
          isOff={feeds.every(({ state }) => state === 'in_pausa')}
          onSync={() => void syncing.sync({ platform })}
        />
      ) : (
        <button type="button" className="txtlink" aria-label={messages.connectPlatformLabel(name)} onClick={onConnect}>
          {messages.connectButton}
        </button>
      )}
      <MisreadLine feeds={feeds} />
      {feeds.map((feed) => (
        <FeedNotes
          key={feed.id}
          feed={feed}
          today={today}
          isBrief
          name={feeds.length > 1 ? unitLabel(status.property, feed.camera_id) : null}
        />
      ))}
    </li>
  );
}
