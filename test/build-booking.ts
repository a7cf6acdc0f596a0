import type { Insertable } from 'kysely';
import type { Db, Tables } from '../src/app/server/database.ts';
import { REFUND_TERMS } from '../src/stay/rules/refund-terms.ts';
import type { AgreedTerms } from '../src/stay/server/tables.ts';

let serial = 0;

export function nextCodice(): string {
  serial += 1;
  return `TEST${String(serial).padStart(12, '0')}`;
}

export const AGREED: AgreedTerms = {
  bill: {
    nights: 3,
    lines: [
      { kind: 'nights', nights: 3, prezzo_notte_cents: 9500, rate: 'base', nome: '', amount_cents: 28_500 },
      { kind: 'cleaning', amount_cents: 4000 },
    ],
    total_cents: 32_500,
  },
  nome: 'Podere Le Querce',
  camera: null,
  indirizzo: 'Strada delle Vigne 14',
  cap: '53045',
  citta: 'Montepulciano',
  sigla: 'SI',
  cin: 'IT052015C2TEST0001',
  telefono: '+39 333 555 0101',
  email: 'anna@example.it',
  termini: '1',
};

export async function buildBooking(
  db: Db,
  { struttura_id, camera_id = null, ...overrides }: Partial<Insertable<Tables['bookings']>> & { struttura_id: number },
): Promise<string> {
  const unit = await db
    .selectFrom('units')
    .select('id')
    .where('struttura_id', '=', struttura_id)
    .where('camera_id', 'is not distinct from', camera_id)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('bookings')
    .values({
      struttura_id,
      camera_id,
      unit_id: unit.id,
      codice: nextCodice(),
      period: '[2026-12-01,2026-12-04)',
      guests: 2,
      status: 'confermata',
      modalita: 'immediata',
      guest_name: 'Carla Verdi',
      guest_email: 'carla@example.it',
      guest_phone: '+39 347 555 0102',
      agreed: JSON.stringify(AGREED),
      total_cents: AGREED.bill.total_cents,
      politica_cancellazione: 'moderata',
      refund_terms: JSON.stringify(REFUND_TERMS.moderata),
      provider: 'demo',
      account_id: 'acct_demo_anna',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
