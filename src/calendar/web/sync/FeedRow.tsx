import { call } from '../../../api/call.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Configuration } from '../../property-contract.ts';
import { formatWhen } from '../../../kernel/dates/format-moment.ts';
import { AssignCamera } from './AssignCamera.tsx';
import { type OnQuestion, change, type SyncViewModel } from './sync-view-model.ts';
import { feedName, PLATFORM_LOOK } from './feed-name.ts';
import { MisreadBadge, MisreadEvents } from './MisreadEvents.tsx';
import { FeedNotes } from './FeedNotes.tsx';
import { SyncButton } from './SyncButton.tsx';
import * as messages from '../../messages/owner.ts';

export function FeedRow({
  model,
  feed,
  onQuestion,
}: {
  model: SyncViewModel;
  feed: Configuration;
  onQuestion: OnQuestion;
}) {
  const { status, today, syncing, notify } = model;
  const { id, platform, camera_id, last_success, total_events, held_events, state } = feed;
  const { property } = status;
  const isUnassigned = state === 'in_pausa' && camera_id === null && property.camere.length > 1;
  const name = isUnassigned ? messages.platformNames[platform] : feedName(property, feed);
  const isReading = syncing.isReading(feed);
  const facts = [
    last_success === null ? messages.neverSynced : formatWhen(last_success, today),
    messages.currentEventCount(total_events, held_events),
  ];
  const imported = total_events + held_events;
  const remove = () =>
    onQuestion({
      text: messages.removePlatformQuestion(name, imported),
      confirm: messages.removePlatformButton,
      run: async () => {
        const send = () =>
          call('DELETE /api/calendar/configurations/{configuration_id}', { params: { configuration_id: id } });
        const failure = await change(model, send, messages.platformNotRemovedPrefix);
        if (failure === null) notify(messages.platformRemoved(name, imported), 'done');
        return failure;
      },
    });
  return (
    <li className={`calendar-row ${PLATFORM_LOOK[platform]}`}>
      <i aria-hidden="true" />
      <div>
        <b>
          {name} <MisreadBadge feeds={[feed]} />
        </b>
        <small>{isReading ? messages.readInProgress : facts.join(' · ')}</small>
        <small className="indirizzo">{feed.import_url}</small>
      </div>
      <div className="atti">
        <SyncButton
          name={name}
          isReading={isReading}
          isOff={state === 'in_pausa'}
          onSync={() => void syncing.sync({ platform, camera_id })}
        />
        <button type="button" className="icb" aria-label={messages.removePlatformLabel(name)} onClick={remove}>
          <Icon name="trash" />
        </button>
      </div>
      <MisreadEvents feed={feed} today={today} />
      <FeedNotes feed={feed} today={today} />
      {isUnassigned && <AssignCamera model={model} feed={feed} />}
    </li>
  );
}
