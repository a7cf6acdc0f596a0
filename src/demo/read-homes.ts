import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HomeStory } from '../strutture/rules/listing-fields.ts';
import type { TipoStruttura } from '../strutture/rules/tipi.ts';
import type { DemoCamera, DemoRow } from './demo-struttura.ts';

/** Number of days before the day of seeding, and time of day in UTC (`HH:MM`). */
export type PastMoment = readonly [daysAgo: number, time: string];

type RecordedCamera = Pick<
  DemoCamera,
  'nome_camera' | 'posti_letto' | 'tipo_letti' | 'prezzo_notte_cents' | 'servizi_camera'
> &
  Partial<DemoCamera>;

/** Days are relative to the day on which the database is seeded. */
export type HomeRecord = Pick<
  DemoRow,
  | 'citta_id'
  | 'nome'
  | 'descrizione'
  | 'indirizzo'
  | 'cap'
  | 'lat'
  | 'lon'
  | 'prezzo_notte_cents'
  | 'posti_letto'
  | 'num_camere'
  | 'num_bagni'
  | 'servizi'
> &
  Partial<HomeStory> &
  Partial<Pick<DemoRow, 'status' | 'motivo_rifiuto' | 'prezzo_pulizie_cents' | 'telefono'>> & {
    setting: string;
    tipo_struttura: [TipoStruttura, ...TipoStruttura[]];
    /** Local part of the owner's email address, to which the home's ID is appended. */
    email?: string;
    sent: PastMoment;
    approved?: PastMoment;
    /** `begun` means that the owner's payment account cannot receive money yet. */
    payments?: 'ready' | 'begun';
    camere?: readonly RecordedCamera[];
    /**
     * `unit` 0 is the whole home. `kind` is an index into `EVENT_KINDS`. `arrival` is the number of days from seeding to arrival.
     */
    events?: readonly (readonly [unit: number, kind: number, arrival: number, nights: number])[];
    photos?: string[];
  };

export async function readHomes(): Promise<HomeRecord[]> {
  const text = await readFile(join(import.meta.dirname, 'homes.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as HomeRecord);
}
