import { type SubmitEvent, useId, useState } from 'react';
import type { Configuration } from '../../property-contract.ts';
import { CameraField } from './AddPlatform.tsx';
import { connectPlatform } from './connect-platform.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { WHOLE_HOUSE } from './use-add-platform.ts';
import * as messages from '../../messages/owner.ts';

export function AssignCamera({ model, feed }: { model: SyncViewModel; feed: Configuration }) {
  const { property } = model.status;
  const { platform, import_url } = feed;
  const [camera, setCamera] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (camera === '' || isBusy) return;
    model.clearNotice();
    setBusy(true);
    const camera_id = camera === WHOLE_HOUSE ? null : Number(camera);
    const outcome = await connectPlatform(property, { platform, camera_id, url: import_url });
    setBusy(false);
    if (outcome.isSignedOut) model.onSignedOut();
    model.notify(outcome.sentence, outcome.kind === 'refused' ? 'failed' : outcome.kind);
    if (outcome.kind === 'done' || outcome.kind === 'warned') void model.reload();
  };
  return (
    <form className="calendar-assign" onSubmit={(event) => void submit(event)}>
      <CameraField id={id} property={property} value={camera} onChange={setCamera} />
      <button type="submit" className="btn alt" aria-disabled={camera === '' || isBusy}>
        {messages.assignRoomButton}
      </button>
      <p role="status" className="muted calendar-reading">
        {isBusy && messages.readingCalendar}
      </p>
    </form>
  );
}
