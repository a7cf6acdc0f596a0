import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import type { DemoDb as Db } from './tables.ts';
import { chooseTariffe } from './choose-conditions.ts';
import { createRandom } from './seeded-random.ts';

/** The demo owner's login. `example.it` is reserved, so no email reaches a real person. */
export const DEMO_OWNER = 'proprietaria@example.it';
const ACCOUNT = 'acct_demo_proprietaria';
const SEED = 20_261_124;

export type DemoHome = {
  kind: 'subito' | 'su richiesta' | 'camere';
  id: number;
  cin: string;
  camera_id: number | null;
};

const SOLD = {
  subito: { tipo_prenotazione: 'casa_vacanza', accettazione: 'immediata', politica_cancellazione: 'moderata' },
  'su richiesta': { tipo_prenotazione: 'casa_vacanza', accettazione: 'su_richiesta', politica_cancellazione: 'rigida' },
  camere: { tipo_prenotazione: 'bnb', accettazione: 'immediata', politica_cancellazione: 'flessibile' },
} as const;
const KINDS = ['subito', 'su richiesta', 'camere'] as const;

type FoundStruttura = {
  id: number;
  cin: string;
  camera_id: number | null;
  prezzo_notte_cents: number;
  posti_letto: number;
};

async function findHome(db: Db, kind: DemoHome['kind']): Promise<FoundStruttura | undefined> {
  const found = await db
    .selectFrom('strutture')
    .where('is_demo', '=', true)
    .where('status', '=', 'approvata')
    .where('stripe_onboarding_completed', '=', true)
    .where('proprietario_email', 'is', null)
    .where('tipo_prenotazione', '=', SOLD[kind].tipo_prenotazione)
    .where('posti_letto', '>=', 2)
    .select(['id', 'cin', 'prezzo_notte_cents', 'posti_letto'])
    .select((query) => [
      query
        .selectFrom('camere')
        .whereRef('camere.struttura_id', '=', 'strutture.id')
        .where('disponibile', '=', true)
        .select('camere.id')
        .orderBy('camere.id')
        .limit(1)
        .as('camera_id'),
    ])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found && { ...found, cin: found.cin ?? '', prezzo_notte_cents: found.prezzo_notte_cents ?? 0 };
}

async function addTariffe(db: Db, home: FoundStruttura, day: CalendarDate): Promise<void> {
  const rates = chooseTariffe(createRandom(SEED, home.id), home, { camere: [], today: day });
  const rows = rates.map(({ unit, dal, al, ...rate }) => ({
    ...rate,
    struttura_id: home.id,
    camera_id: unit === 0 ? null : home.camera_id,
    period: dal === null ? null : `[${dal},${al}]`,
  }));
  await db.insertInto('tariffe').values(rows).execute();
}

async function give(db: Db, kind: DemoHome['kind'], home: FoundStruttura, day: CalendarDate): Promise<DemoHome> {
  const { id, cin, camera_id } = home;
  const { accettazione, politica_cancellazione } = SOLD[kind];
  const owned = { proprietario_email: DEMO_OWNER, stripe_account_id: ACCOUNT, onboarding_by: 'stripe' } as const;
  await db
    .updateTable('strutture')
    .set((column) => ({
      ...owned,
      accettazione,
      politica_cancellazione,
      email_confirmed_at: column.ref('created_at'),
      onboarding_at: column.ref('approved_at'),
    }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('tariffe').where('struttura_id', '=', id).execute();
  if (kind === 'subito') await addTariffe(db, home, day);
  return { kind, id, cin, camera_id };
}

export async function assignOwnerHomes(db: Db, day: CalendarDate): Promise<DemoHome[]> {
  const homes: DemoHome[] = [];
  for (const kind of KINDS) {
    const home = await findHome(db, kind);
    if (home !== undefined) homes.push(await give(db, kind, home, day));
  }
  const ready = { charges_enabled: true, details_submitted: true, payouts_enabled: true };
  await db
    .insertInto('payout_accounts')
    .values({ account_id: ACCOUNT, proprietario_email: DEMO_OWNER, provider: 'demo', ...ready, read_at: new Date() })
    .execute();
  return homes;
}
