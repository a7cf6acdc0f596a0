import type { FeedRow, HomePlan } from '../../../admin/rules/restored-home.ts';
import { type Applying, listOf } from './applying.ts';
import { archived } from './load-archived.ts';

const UNITS = `
  ${archived('units')} as before join units as now
    on now.struttura_id = before.struttura_id and now.camera_id is not distinct from before.camera_id
`;

/** SQL assignments that reset a feed's polling state and make the feed due. A worker that is polling the old URL loses its claim. */
const FRESH = `
  failures = 0, failing_since = null, fault = null, failure_mailed_at = null, paused = false, etag = null, last_modified = null,
  content_hash = null, succeeded_at = null, mass_drop = null, claimed_until = null, next_poll_at = $3, changed_at = $3, viewed_at = $3
`;

const idsOf = (feeds: readonly FeedRow[]) => feeds.map(({ camera_id, platform }) => `${camera_id ?? ''} ${platform}`);

async function applyFeeds({ client, now }: Applying, { id, feeds }: HomePlan): Promise<void> {
  const isNamed = `feed.unit_id = before.id and coalesce(before.camera_id::text, '') || ' ' || feed.platform = any ($2)`;
  await client.query(
    `
    insert into feeds
      (unit_id, platform, sealed_url, shown_url, host, export_enabled, sync_interval_minutes, next_poll_at, changed_at, viewed_at)
    select now.id, platform, sealed_url, shown_url, host, export_enabled, sync_interval_minutes, $3, $3, $3
    from ${archived('feeds')} as feed, ${UNITS} where before.struttura_id = $1 and ${isNamed}
    on conflict do nothing`,
    [id, idsOf(feeds.tornano), now],
  );
  await client.query(
    `
    update feeds set sealed_url = feed.sealed_url, shown_url = feed.shown_url, host = feed.host, ${FRESH}
    from ${archived('feeds')} as feed, ${UNITS}
    where before.struttura_id = $1 and ${isNamed} and feeds.unit_id = now.id and feeds.platform = feed.platform`,
    [id, idsOf(feeds.cambiano), now],
  );
}

/** Restores missing export URLs, so that platforms can keep using them. For deleted homes, also restores the trigger addresses. */
async function returnAddresses(work: Applying, { id, esito }: HomePlan): Promise<void> {
  const { client } = work;
  const list = listOf(work, 'export_addresses', ['id', 'unit_id']);
  const bells = listOf(work, 'doorbells');
  await client.query(
    `insert into export_addresses (unit_id, ${list})
    select now.id, ${list.replaceAll(/"(\w+)"/g, 'address."$1"')}
    from ${archived('export_addresses')} as address, ${UNITS}
    where before.struttura_id = $1 and address.unit_id = before.id
    on conflict do nothing`,
    [id],
  );
  if (esito !== 'torna') return;
  await client.query(
    `insert into doorbells (${bells}) select ${bells} from ${archived('doorbells')} where struttura_id = $1
    on conflict do nothing`,
    [id],
  );
}

async function closeNights({ client }: Applying, { id, notti }: HomePlan): Promise<void> {
  await client.query(
    `
    insert into calendar_events (unit_id, period, event_type, platform_source, summary, guest_name)
    select now.id, period, event_type, platform_source, summary, guest_name
    from ${archived('calendar_events')} as event, ${UNITS}
    where before.struttura_id = $1 and event.unit_id = before.id and event.id = any ($2)
    order by event.id`,
    [id, notti.tornano.map((nights) => nights.id)],
  );
}

export async function applyCalendars(work: Applying, plan: HomePlan): Promise<void> {
  await applyFeeds(work, plan);
  await returnAddresses(work, plan);
  await closeNights(work, plan);
}
