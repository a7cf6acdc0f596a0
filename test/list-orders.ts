import { sql } from 'kysely';
import { buildBooking } from './build-booking.ts';
import { buildBnb, MONTEPULCIANO } from './build-struttura.ts';
import type { CalendarPortal } from './calendar-portal.ts';
import {
  categories,
  comments,
  passkeys,
  pictures,
  published,
  readers,
  register,
  subscribers,
} from './list-orders-of-panel.ts';
import { type Build, day, each, id, newestFirst, ORDER } from './list-rows.ts';
import { NOW } from './owner-modules.ts';

let serial = 0;

export async function rewritePlaces({ db }: CalendarPortal): Promise<void> {
  for (const table of ['regioni', 'province', 'citta'])
    await sql`
      update ${sql.table(table)} set posizione = posizione
      where nome in ('Abruzzo', 'Arezzo', 'Abbadia San Salvatore', 'Asciano')`.execute(db);
}

const places =
  (expected: string[], of?: number): Build =>
  async () => ({ ...(of !== undefined && { of }), name: ({ nome }) => nome, expected });

const homes = (portal: CalendarPortal, fields: (place: number) => Parameters<CalendarPortal['buildHome']>[0]) =>
  each((place) => portal.buildHome(fields(place)));

function moderated(status: 'in_attesa' | 'approvata' | 'rifiutata'): Build {
  return async (portal) => {
    const moments = (place: number) => ({
      submitted_at: day(place),
      approved_at: status === 'approvata' ? day(place) : null,
    });
    const made = await homes(portal, (place) => ({ status, ...moments(place) }));
    return { name: id, expected: status === 'in_attesa' ? made : newestFirst(made) };
  };
}

async function changed(portal: CalendarPortal) {
  const expected = await homes(portal, () => ({ status: 'approvata' }));
  const unseen = expected.map((struttura_id, place) => ({ struttura_id, seen: '[]', changed_at: day(place + 1) }));
  await portal.db.insertInto('unseen_texts').values(unseen).execute();
  return { name: id, expected };
}

async function rewriteSecond(
  { db }: CalendarPortal,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<void> {
  const name = sql.ref(column);
  await sql`update ${sql.table(table)} set ${name} = ${name} where id = ${ids[1]}`.execute(db);
}

const camere: Build = async (portal) => {
  const owner = { proprietario_email: 'anna@example.it', email_confirmed_at: NOW };
  const made = await buildBnb(portal.db, [9000, 9100, 9200], owner);
  await rewriteSecond(portal, 'camere', 'note', made.camere);
  return { of: made.id, name: id, expected: made.camere };
};

const photos: Build = async (portal) => {
  const of = await portal.buildHome({ proprietario_email: 'anna@example.it', email_confirmed_at: NOW });
  const expected = await each(async (position) => {
    const hash = `${of}-${position}-`.padEnd(22, 'x');
    const photo = { hash, width: 400, height: 300 };
    const row = await portal.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
    const didascalia = `Foto ${position}`;
    const shown = { struttura_id: of, position, photo_id: row.id, didascalia };
    await portal.db.insertInto('struttura_photos').values(shown).execute();
    return didascalia;
  });
  return { of, name: ({ didascalia }) => didascalia, expected };
};

const rates: Build = async (portal) => {
  const struttura_id = await portal.buildHome();
  const seasons = ORDER.map((place) => ({
    struttura_id,
    nome: `Stagione ${place}`,
    period: `[2027-0${place}-01,2027-0${place}-09)`,
    prezzo_notte_cents: 9000,
  }));
  const made = await portal.db.insertInto('tariffe').values(seasons).returning('id').execute();
  const ids = made.map((row) => row.id);
  await rewriteSecond(portal, 'tariffe', 'nome', ids);
  return { of: struttura_id, name: ({ nome }) => nome, expected: seasons.map(({ nome }) => nome) };
};

/** Returns an id. The order of the ids is neither the listed order of the bookings nor its reverse. */
function bookingId(place: number): string {
  serial += 1;
  return `0000000${(place + 1) % 3}-0000-4000-8000-${String(serial).padStart(12, '0')}`;
}

function bookings(
  fields: (place: number) => Omit<Parameters<typeof buildBooking>[1], 'struttura_id'>,
  { query = '', isReversed = false } = {},
): Build {
  return async (portal) => {
    const made = await each(async (place) =>
      buildBooking(portal.db, { id: bookingId(place), struttura_id: await portal.buildHome(), ...fields(place) }),
    );
    return { query, name: id, expected: isReversed ? newestFirst(made) : made };
  };
}

function platforms(table: 'feeds' | 'export_addresses'): Build {
  return async (portal) => {
    const struttura = await portal.buildHome();
    const names = ['airbnb', 'booking', 'vrbo'];
    const expected = await each(async (place) => {
      const platform = names[place - 1];
      const unit = sql`(select id from units where struttura_id = ${struttura} and camera_id is null)`;
      await (table === 'feeds'
        ? sql`insert into feeds (unit_id, platform, sealed_url, shown_url, host) values (${unit}, ${platform}, '', 'https://x.example/…', 'x.example')`
        : sql`insert into export_addresses (unit_id, platform, token_hash, sealed_token)
            values (${unit}, ${platform}, sha256(${`${struttura} ${platform}`}::text::bytea), '')`
      ).execute(portal.db);
      return platform;
    });
    return { of: struttura, name: ({ platform }) => platform, expected };
  };
}

async function insertEvent({ db }: CalendarPortal, struttura: number, period: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into calendar_events (unit_id, period, event_type, platform_source)
    select id, ${period}, 'blocked', 'ospitalia' from units where struttura_id = ${struttura} and camera_id is null returning id`.execute(
    db,
  );
  return rows[0]!.id;
}

const events: Build = async (portal) => {
  const struttura = await portal.buildHome();
  const days = (place: number) => `2026-12-0${place}`;
  const expected = await each(async (place) => {
    await insertEvent(portal, struttura, `[${days(place)},${days(place + 1)})`);
    return days(place);
  });
  const query = '?start_date=2026-12-01&end_date=2026-12-31';
  return { of: struttura, query, name: ({ start_date }) => start_date, expected };
};

const conflicts: Build = async (portal) => {
  const struttura = await portal.buildHome();
  const expected = await each(async (place) => {
    const start = `2026-12-1${place}`;
    const period = `[${start},2026-12-1${place + 1})`;
    const pair = [await insertEvent(portal, struttura, period), await insertEvent(portal, struttura, period)];
    await sql`insert into conflicts (first_event_id, second_event_id, period)
      values (${pair[0]}, ${pair[1]}, ${period}) on conflict do nothing`.execute(portal.db);
    return start;
  });
  return { of: struttura, name: ({ start_date }) => start_date, expected };
};

const owned: Build = async (portal) => {
  const made = await Promise.all([...ORDER, ...ORDER].map(() => portal.buildHome()));
  const ids = made.toSorted((one, other) => one - other);
  await rewriteSecond(portal, 'strutture', 'nome', ids);
  await rewriteSecond(portal, 'strutture', 'nome', ids.slice(3));
  return { name: id, expected: newestFirst(ids) };
};

const found: Build = async (portal) => {
  const citta_id = MONTEPULCIANO + 1;
  const expected = await homes(portal, (place) => ({ citta_id, prezzo_notte_cents: 5000 + place * 100 }));
  return { query: `?citta_id=${citta_id}&ordina=prezzo`, name: id, expected };
};

const foundStays: Build = async (portal) => {
  const homesInOrder = await found(portal);
  return { ...homesInOrder, query: `${homesInOrder.query}&periodo_dal=2027-01-10&periodo_al=2027-01-20&notti=2` };
};

/** The results must follow the order of `ids` in the query, which differs from the numeric order. */
const requested: Build = async (portal) => {
  const [one = 0, two = 0, three = 0] = await homes(portal, () => ({}));
  const expected = [two, three, one];
  return { query: `?ids=${expected.join(',')}`, name: id, expected };
};

const paid = () => ({ paid_cents: 32_500, payment_id: `pi_${(serial += 1)}` });
const NIGHTS = (place: number) => ({
  ...paid(),
  period: `[2027-01-1${place},2027-01-1${place + 1})`,
});

export const ORDERED: Readonly<Record<string, Build>> = {
  'GET /api/regioni': places(['Abruzzo', 'Basilicata', 'Calabria']),
  'GET /api/regioni/{regione_id}/province': places(['Arezzo', 'Firenze', 'Grosseto'], 9),
  'GET /api/province/{provincia_id}/citta': places(['Abbadia San Salvatore', 'Asciano', 'Buonconvento'], 52),
  'GET /api/province/{provincia_id}/citta-with-count': places(['Asciano', 'Buonconvento', "Casole d'Elsa"], 52),
  'GET /api/strutture data': requested,
  'GET /api/strutture/{id} tariffe': rates,
  'GET /api/strutture/{id} camere': camere,
  'GET /api/strutture/{id}/foto data': photos,
  'GET /api/properties/public data': found,
  'GET /api/properties/public soggiorni': foundStays,
  'GET /api/ricerca/mappa points': found,
  'GET /api/proprietario/strutture data': owned,
  'GET /api/proprietario/strutture/{id} data form camere': camere,
  'GET /api/proprietario/strutture/{id} data form dettagli_foto': photos,
  'GET /api/proprietario/strutture/{id}/condizioni data tariffe': rates,
  'GET /api/proprietario/strutture/{id}/condizioni data camere': camere,
  'GET /api/calendar/events/{property_id} events': events,
  'GET /api/calendar/sync-status/{property_id} property camere': camere,
  'GET /api/calendar/sync-status/{property_id} configurations': platforms('feeds'),
  'GET /api/calendar/sync-status/{property_id} conflicts': conflicts,
  'GET /api/calendar/sync-status/{property_id} export_addresses': platforms('export_addresses'),
  'GET /api/calendar/freshness/{property_id} property camere': camere,
  'GET /api/calendar/freshness/{property_id} platforms': platforms('export_addresses'),
  'GET /api/admin/strutture/pending data': moderated('in_attesa'),
  'GET /api/admin/strutture/approved data': moderated('approvata'),
  'GET /api/admin/strutture/changed data': changed,
  'GET /api/admin/strutture/rejected data': moderated('rifiutata'),
  'GET /api/admin/strutture/{id} data form camere': camere,
  'GET /api/admin/strutture/{id} data form dettagli_foto': photos,
  'GET /api/admin/chi-siamo data': pictures,
  'GET /api/admin/registro data': register,
  'GET /api/proprietario/prenotazioni data': bookings(NIGHTS, { query: '?scheda=in_arrivo' }),
  'GET /api/proprietario/prenotazioni data, to be answered': bookings(
    (place) => ({
      status: 'richiesta',
      modalita: 'su_richiesta',
      expires_at: new Date(`2026-11-2${place + 2}T10:00:00Z`),
    }),
    { query: '?scheda=da_rispondere' },
  ),
  'GET /api/proprietario/prenotazioni data, over': bookings(
    (place) => ({ ...paid(), period: `[2026-10-1${place},2026-10-1${place + 1})` }),
    { query: '?scheda=passate', isReversed: true },
  ),
  'GET /api/proprietario/prenotazioni data, closed': bookings(
    (place) => ({ status: 'annullata', cancelled_at: day(place), cancelled_by: 'ospite', updated_at: day(place) }),
    { query: '?scheda=chiuse', isReversed: true },
  ),
  'GET /api/admin/prenotazioni data': bookings(NIGHTS),
  'GET /api/blog/posts data': published,
  'GET /api/blog/categories data': categories,
  'GET /api/blog/posts/{id}/comments data': comments('approvato'),
  'GET /api/admin/blog/posts data': published,
  'GET /api/admin/blog/categories data': categories,
  'GET /api/admin/blog/comments data': comments('in_attesa'),
  'GET /api/admin/blog/analytics data posts': readers,
  'GET /api/admin/newsletter/subscribers data': subscribers,
  'GET /api/admin/sicurezza data passkey': passkeys('admin'),
  'GET /api/proprietario/passkey data': passkeys('account'),
};
