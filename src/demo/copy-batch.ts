import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { FLAG_FIELDS } from '../strutture/rules/flag-fields.ts';
import { storyFields } from '../strutture/rules/listing-fields.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';
import type { DemoCamera, DemoEvent, DemoRate, DemoRow, DemoStruttura } from './demo-struttura.ts';

type CopyValue = string | number | boolean | null | readonly string[];

const SPECIAL: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => SPECIAL[character] ?? character);
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function fieldText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escapeText(arrayText(value));
}

export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(fieldText).join('\t')}\n`;
}

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
  'has_own_point',
  'prezzo_notte_cents',
  'posti_letto',
  'num_camere',
  'num_bagni',
  ...FLAG_FIELDS,
  'servizi',
  'servizio_pulizie',
  'prezzo_pulizie_cents',
  'telefono',
  'email',
  'stripe_account_id',
  'stripe_onboarding_completed',
  'accettazione',
  'politica_cancellazione',
  'status',
  'motivo_rifiuto',
  'is_demo',
  'created_at',
  'submitted_at',
  'approved_at',
  ...storyFields,
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
const TARIFFE = [
  'nome',
  'prezzo_notte_cents',
  'prezzo_weekend_cents',
  'soggiorno_minimo',
  'ospiti_inclusi',
  'supplemento_ospite_cents',
] as const satisfies readonly (keyof DemoRate)[];
const EVENTS = ['event_type', 'platform_source', 'summary'] as const satisfies readonly (keyof DemoEvent)[];

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

type Unit = { id: number; camera_id: number | null };

async function unitsOf(client: PoolClient, first: number, last: number): Promise<Map<number, Unit[]>> {
  const { rows } = await client.query<{ struttura_id: number; units: Unit[] }>(
    `select struttura_id, jsonb_agg(jsonb_build_object('id', id, 'camera_id', camera_id) order by camera_id nulls first) as units
     from units where struttura_id between $1 and $2 group by struttura_id`,
    [first, last],
  );
  return new Map(rows.map(({ struttura_id, units }) => [struttura_id, units]));
}

function unitOf({ row }: DemoStruttura, number: number, units: ReadonlyMap<number, Unit[]>): Unit {
  const unit = units.get(row.id)?.[number];
  if (unit === undefined) throw new Error(`Struttura ${row.id} has no unit ${number}`);
  return unit;
}

function* eventRows(batch: readonly DemoStruttura[], units: ReadonlyMap<number, Unit[]>): Generator<CopyValue[]> {
  for (const struttura of batch) {
    for (const event of struttura.events) {
      const { id } = unitOf(struttura, event.unit, units);
      yield [id, `[${event.start},${event.end})`, ...EVENTS.map((column) => event[column])];
    }
  }
}

function* rateRows(batch: readonly DemoStruttura[], units: ReadonlyMap<number, Unit[]>): Generator<CopyValue[]> {
  for (const struttura of batch) {
    for (const rate of struttura.tariffe) {
      const { camera_id } = unitOf(struttura, rate.unit, units);
      const period = rate.dal === null ? null : `[${rate.dal},${rate.al}]`;
      yield [struttura.row.id, camera_id, period, ...TARIFFE.map((column) => rate[column])];
    }
  }
}

const DETAILS = new Map(DEMO_PHOTOS.map((photo) => [photo.name, photo]));

function photoRows({ row, photos }: DemoStruttura, photoIds: ReadonlyMap<string, number>): CopyValue[][] {
  return photos.map((name, position) => {
    const photoId = photoIds.get(name);
    if (photoId === undefined) throw new Error(`Unknown demo photo ${name}`);
    const { stanza = null, didascalia = '', fuoco = null } = DETAILS.get(name) ?? {};
    return [row.id, position, photoId, stanza, didascalia, fuoco];
  });
}

/** Writes homes and their dependent rows with COPY. The IDs must be ascending. Must run inside a transaction. */
export async function copyBatch(
  client: PoolClient,
  batch: readonly DemoStruttura[],
  photoIds: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query("set local ospitalia.search = 'later'");
  const strutture = batch.map(({ row }) =>
    STRUTTURE.map((column) =>
      column === 'stanze' || column === 'lingue_testi' ? JSON.stringify(row[column]) : row[column],
    ),
  );
  await copyRows(client, `strutture (${STRUTTURE.join(', ')})`, strutture);
  const camere = batch.flatMap(({ row, camere: rooms }) =>
    rooms.map((room) => [row.id, ...CAMERE.map((column) => room[column])]),
  );
  await copyRows(client, `camere (struttura_id, ${CAMERE.join(', ')})`, camere);
  const units = await unitsOf(client, batch[0]?.row.id ?? 0, batch.at(-1)?.row.id ?? 0);
  await copyRows(client, `calendar_events (unit_id, period, ${EVENTS.join(', ')})`, eventRows(batch, units));
  await copyRows(client, `tariffe (struttura_id, camera_id, period, ${TARIFFE.join(', ')})`, rateRows(batch, units));
  await copyRows(
    client,
    'struttura_photos (struttura_id, position, photo_id, stanza, didascalia, fuoco)',
    batch.flatMap((struttura) => photoRows(struttura, photoIds)),
  );
  await client.query("set local ospitalia.search = 'now'");
  await client.query('select refresh_search($1, true), refresh_cards($1)', [batch.map(({ row }) => row.id)]);
}
