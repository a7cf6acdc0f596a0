import type { Insertable } from 'kysely';
import type { Db, Tables } from '../src/app/server/database.ts';

export const MONTEPULCIANO = 52015;

let serial = 0;

function nextCin(): string {
  serial += 1;
  return `IT052015C2TEST${String(serial).padStart(4, '0')}`;
}

export async function buildStruttura(
  db: Db,
  overrides: Partial<Insertable<Tables['strutture']>> = {},
): Promise<number> {
  const struttura: Insertable<Tables['strutture']> = {
    citta_id: MONTEPULCIANO,
    nome: 'Podere Le Querce',
    descrizione: 'Casale in pietra tra gli ulivi.',
    tipo_struttura: ['casa_vacanza'],
    cin: nextCin(),
    indirizzo: 'Strada delle Vigne 14',
    cap: '53045',
    lat: 43.1,
    lon: 11.78,
    prezzo_notte_cents: 9500,
    posti_letto: 4,
    num_camere: 2,
    num_bagni: 2,
    telefono: '+39 333 555 0101',
    email: 'anna@example.it',
    stripe_account_id: 'acct_test',
    stripe_onboarding_completed: true,
    status: 'approvata',
    approved_at: new Date('2026-11-01T10:00:00Z'),
    ...overrides,
  };
  const { id } = await db.insertInto('strutture').values(struttura).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function cinOf(db: Db, id: number): Promise<string> {
  const found = db.selectFrom('strutture').select('cin').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).cin ?? '';
}

export async function buildBnb(db: Db, prices: number[], overrides: Partial<Insertable<Tables['strutture']>> = {}) {
  const id = await buildStruttura(db, {
    nome: 'La Loggia',
    tipo_struttura: ['bb'],
    tipo_prenotazione: 'bnb',
    servizi: ['Prima Colazione Inclusa'],
    prezzo_notte_cents: prices[0] ?? null,
    ...overrides,
  });
  const rooms = prices.map((prezzo_notte_cents, index) => ({
    struttura_id: id,
    nome_camera: `Camera ${index + 1}`,
    prezzo_notte_cents,
  }));
  const inserted = await db.insertInto('camere').values(rooms).returning('id').execute();
  return { id, camere: inserted.map((room) => room.id) };
}

/** Inserts taken nights of a room or, without `camera_id`, of the whole struttura. `end` is the departure date. */
export async function takeNights(
  db: Db,
  nights: {
    struttura_id: number;
    camera_id?: number;
    start: string;
    end: string;
    platform_source?: 'ospitalia' | 'airbnb';
  },
) {
  const unit = await db
    .selectFrom('units')
    .select('id')
    .where('struttura_id', '=', nights.struttura_id)
    .where('camera_id', 'is not distinct from', nights.camera_id ?? null)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('calendar_events')
    .values({
      unit_id: unit.id,
      period: `[${nights.start},${nights.end})`,
      event_type: 'booking',
      platform_source: nights.platform_source ?? 'airbnb',
    })
    .execute();
}
