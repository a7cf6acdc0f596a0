import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type CopyValue, copyLine } from './copy-text.ts';
import type { DemoCamera, DemoEvent, DemoRow, DemoStruttura } from './demo-struttura.ts';

const STRUTTURE = [
  'id',
  'citta_id',
  'nome',
  'descrizione',
  'tipo_struttura',
  'tipo_prenotazione',
  'cin',
  'indirizzo',
  'cap',
  'lat',
  'lon',
  'prezzo_notte_cents',
  'posti_letto',
  'num_camere',
  'num_bagni',
  'ha_cucina',
  'servizi',
  'servizio_pulizie',
  'prezzo_pulizie_cents',
  'telefono',
  'email',
  'stripe_account_id',
  'stripe_onboarding_completed',
  'status',
  'motivo_rifiuto',
  'is_demo',
  'created_at',
  'submitted_at',
  'approved_at',
] as const satisfies readonly (keyof DemoRow)[];
const CAMERE = [
  'nome_camera',
  'posti_letto',
  'tipo_letti',
  'letti_aggiuntivi',
  'bagno_privato',
  'prezzo_notte_cents',
  'servizi_camera',
  'disponibile',
  'note',
] as const satisfies readonly (keyof DemoCamera)[];
const EVENTS = [
  'event_type',
  'platform_source',
  'summary',
  'guest_name',
] as const satisfies readonly (keyof DemoEvent)[];

async function copyRows(client: PoolClient, into: string, rows: Iterable<readonly CopyValue[]>): Promise<void> {
  const lines = Readable.from(chunksOf(rows));
  await pipeline(lines, client.query(copyFrom(`copy ${into} from stdin`)));
}

const CHUNK_CHARACTERS = 64 * 1024;

function* chunksOf(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** The units that the triggers have made of some strutture: for each the whole house first, then its rooms in order. */
async function unitsOf(client: PoolClient, first: number, last: number): Promise<Map<number, number[]>> {
  const { rows } = await client.query<{ struttura_id: number; units: number[] }>(
    `select struttura_id, array_agg(id order by camera_id nulls first) as units
     from units where struttura_id between $1 and $2 group by struttura_id`,
    [first, last],
  );
  return new Map(rows.map(({ struttura_id, units }) => [struttura_id, units]));
}

function* eventRows(batch: readonly DemoStruttura[], units: ReadonlyMap<number, number[]>): Generator<CopyValue[]> {
  for (const { row, events } of batch) {
    for (const event of events) {
      const unitId = units.get(row.id)?.[event.unit];
      if (unitId === undefined) throw new Error(`Struttura ${row.id} has no unit ${event.unit}`);
      yield [unitId, `[${event.start},${event.end})`, ...EVENTS.map((column) => event[column])];
    }
  }
}

function photoRows({ row, photos }: DemoStruttura, photoIds: ReadonlyMap<string, number>): CopyValue[][] {
  return photos.map((name, position) => {
    const photoId = photoIds.get(name);
    if (photoId === undefined) throw new Error(`There is no demo photo ${name}`);
    return [row.id, position, photoId];
  });
}

/** Writes listings with ascending ids, and all that belongs to them, by COPY. Call it inside a transaction. */
export async function copyBatch(
  client: PoolClient,
  batch: readonly DemoStruttura[],
  photoIds: ReadonlyMap<string, number>,
): Promise<void> {
  const strutture = batch.map(({ row }) => STRUTTURE.map((column) => row[column]));
  await copyRows(client, `strutture (${STRUTTURE.join(', ')})`, strutture);
  const camere = batch.flatMap(({ row, camere: rooms }) =>
    rooms.map((room) => [row.id, ...CAMERE.map((column) => room[column])]),
  );
  await copyRows(client, `camere (struttura_id, ${CAMERE.join(', ')})`, camere);
  const units = await unitsOf(client, batch[0]?.row.id ?? 0, batch.at(-1)?.row.id ?? 0);
  await copyRows(client, `calendar_events (unit_id, period, ${EVENTS.join(', ')})`, eventRows(batch, units));
  await copyRows(
    client,
    'struttura_photos',
    batch.flatMap((struttura) => photoRows(struttura, photoIds)),
  );
}
