import type { ClientBase } from 'pg';
import type { ArchivedHome, HomeContents, ClosedNights, PresentHome } from '../../../admin/rules/restored-home.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { archived, type Columns } from './load-archived.ts';

type NameOf = (table: string) => string;
const present: NameOf = (table) => table;

const contentsOf = (name: NameOf, columns: string) => `
  select
    (
      select to_jsonb(house) - 'accoglie_foto_id' || jsonb_build_object(
        'accoglie_foto', (select hash from ${name('photos')} as photo where photo.id = house.accoglie_foto_id)
      ) from (select ${columns} from ${name('strutture')} where id = $1) as house
    ) as struttura,
    (
      select coalesce(jsonb_agg(to_jsonb(camera) - 'struttura_id' order by camera.id), '[]')
      from ${name('camere')} as camera where struttura_id = $1
    ) as camere,
    (
      select coalesce(jsonb_agg(to_jsonb(rate) - '{id,struttura_id}'::text[] order by rate.id), '[]')
      from ${name('tariffe')} as rate where struttura_id = $1
    ) as tariffe,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('hash', hash, 'stanza', stanza, 'didascalia', didascalia, 'fuoco', fuoco, 'lingua', lingua) order by position
      ), '[]')
      from ${name('struttura_photos')} as shown join ${name('photos')} as photo on photo.id = photo_id
      where struttura_id = $1
    ) as foto,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'camera_id', camera_id, 'platform', platform, 'address', encode(sealed_url, 'hex'), 'host', host
      ) order by unit_id, platform), '[]')
      from ${name('feeds')} as feed join ${name('units')} as unit on unit.id = unit_id where struttura_id = $1
    ) as feeds
`;

const PORTAL_NIGHTS = `
  select event.id, camera_id, lower(period)::text as check_in, upper(period)::text as check_out, event_type
  from ${archived('calendar_events')} as event join ${archived('units')} as unit on unit.id = unit_id
  where struttura_id = $1 and upper(period) > $2 and platform_source = 'ospitalia'
    and booking_id is null and feed_id is null
  order by lower(period), event.id
`;

const TAKEN = `
  select camera_id, lower(period)::text as check_in, upper(period)::text as check_out
  from calendar_events join units on units.id = unit_id where struttura_id = $1 and upper(period) > $2
  union
  select camera_id, lower(period)::text, upper(period)::text from bookings
  where struttura_id = $1 and upper(period) > $2 and status in ('in_attesa_pagamento', 'richiesta', 'confermata')
  order by check_in, check_out, camera_id
`;

const BOOKED = `
  select distinct camera_id from bookings
  where struttura_id = $1 and camera_id is not null and (status <> 'scaduta' or payment_id is not null)
  order by camera_id
`;

async function readContents(
  client: ClientBase,
  id: number,
  name: NameOf,
  columns: Columns,
): Promise<HomeContents | null> {
  const house = (columns.get('strutture') ?? []).map((column) => client.escapeIdentifier(column)).join(', ');
  type ContentsRow = Omit<HomeContents, 'struttura'> & { struttura: HomeContents['struttura'] | null };
  const [found] = (await client.query<ContentsRow>(contentsOf(name, house), [id])).rows;
  return found === undefined || found.struttura === null ? null : { ...found, struttura: found.struttura };
}

export async function readArchivedHome(
  client: ClientBase,
  id: number,
  columns: Columns,
  today: CalendarDate,
): Promise<ArchivedHome | null> {
  const contents = await readContents(client, id, archived, columns);
  if (contents === null) return null;
  return { ...contents, notti: (await client.query<ClosedNights>(PORTAL_NIGHTS, [id, today])).rows };
}

export async function readPresentHome(
  client: ClientBase,
  id: number,
  columns: Columns,
  today: CalendarDate,
): Promise<PresentHome | null> {
  const contents = await readContents(client, id, present, columns);
  if (contents === null) return null;
  const { rows: taken } = await client.query<PresentHome['taken'][number]>(TAKEN, [id, today]);
  const { rows: booked } = await client.query<{ camera_id: number }>(BOOKED, [id]);
  const { rowCount } = await client.query(
    `select from struttura_edits where struttura_id = $1 and status = 'in_attesa'`,
    [id],
  );
  return { ...contents, taken, booked: booked.map(({ camera_id }) => camera_id), hasEdit: rowCount !== 0 };
}
