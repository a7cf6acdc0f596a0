import { type SubmitEvent, useId, useState } from 'react';
import type { Configuration } from '../../property-contract.ts';
import { propertyCalendarMessages } from '../../property-messages.it.ts';
import { syncMessages } from '../../sync-messages.it.ts';
import { CameraField } from './AddPlatform.tsx';
import { change, type Desk, feedName } from './desk.ts';
import { WHOLE_HOUSE } from './use-add-platform.ts';

/** Says of which camera a calendar is that came with the approval; its address stays the one that is kept. */
export function AssignCamera({ desk, feed }: { desk: Desk; feed: Configuration }) {
  const { property } = desk.status;
  const { platform, import_url, export_enabled, sync_interval_minutes } = feed;
  const [camera, setCamera] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (camera === '' || isBusy) return;
    setBusy(true);
    const camera_id = camera === WHOLE_HOUSE ? null : Number(camera);
    // The address as it is shown stands for the one that is kept.
    const body = {
      property_id: property.id,
      camera_id,
      platform,
      import_url,
      export_enabled: export_enabled || camera_id !== null,
      sync_interval_minutes,
    };
    const failure = await change(
      desk,
      ['POST', '/api/calendar/configurations', body],
      propertyCalendarMessages.erroreConfigurazione,
    );
    setBusy(false);
    if (failure === null) desk.tell(syncMessages.assegnata(feedName(property, { platform, camera_id })), 'done');
    else desk.tell(failure, 'failed');
  };
  return (
    <form className="assegna" onSubmit={(event) => void submit(event)}>
      <CameraField id={id} property={property} value={camera} onChange={setCamera} />
      <button type="submit" className="btn alt" aria-disabled={camera === '' || isBusy}>
        {syncMessages.assegna}
      </button>
    </form>
  );
}
