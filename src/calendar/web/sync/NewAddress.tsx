import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../../api/call.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { EXPORT_TARGETS } from '../../rules/feed.ts';
import { change, type SyncViewModel } from './sync-view-model.ts';
import { feedName } from './feed-name.ts';
import * as messages from '../../messages/owner.ts';

export function NewAddress({ model }: { model: SyncViewModel }) {
  const { property, export_addresses } = model.status;
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const units = [null, ...property.camere.map((camera) => camera.id)];
  const missing = EXPORT_TARGETS.flatMap((platform) => units.map((camera_id) => ({ platform, camera_id })))
    .filter(
      ({ platform, camera_id }) =>
        !export_addresses.some((each) => each.platform === platform && each.camera_id === camera_id),
    )
    .map((target) => ({ ...target, key: `${target.platform} ${target.camera_id ?? ''}` }));
  const [first] = missing;
  if (first === undefined) return null;
  const target = missing.find(({ key }) => key === chosen) ?? first;
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    model.clearNotice();
    setBusy(true);
    const { platform, camera_id } = target;
    const body = { property_id: property.id, camera_id, platform };
    const send = () => call('POST /api/calendar/export-addresses', { body });
    const failure = await change(model, send, messages.exportUrlErrorPrefix);
    setBusy(false);
    model.notify(
      failure ?? messages.exportUrlCreated(feedName(property, target)),
      failure === null ? 'done' : 'failed',
    );
  };
  return (
    <form className="calendar-assign" onSubmit={(event) => void create(event)}>
      <Field id={id} label={messages.createExportUrlForLabel}>
        {(control) => (
          <select
            {...control}
            className="sel"
            value={target.key}
            onChange={({ target: select }) => setChosen(select.value)}
          >
            {missing.map((each) => (
              <option key={each.key} value={each.key}>
                {feedName(property, each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="btn alt" aria-disabled={isBusy}>
        {messages.createExportUrlButton}
      </button>
    </form>
  );
}
