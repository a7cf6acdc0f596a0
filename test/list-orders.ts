import { sql } from 'kysely';
import { buildBooking } from './build-booking.ts';
import { buildBnb, MONTEPULCIANO } from './build-struttura.ts';
import type { CalendarPortal } from './calendar-portal.ts';
import { categories, comments, pictures, published, readers, register, subscribers } from './list-orders-of-panel.ts';
import { type Build, day, each, id, newestFirst, ORDER } from './list-rows.ts';
import { NOW } from './owner-rooms.ts';

let serial = 0;

/** The first of each three places is written anew, behind all others; before anybody reads them, because a portal keeps what it has read. */
export async function rewritePlaces({ db }: CalendarPortal): Promise<void> {
  for (const table of ['regioni', 'province', 'citta'])
    await sql`
      update ${sql.table(table)} set posizione = posizione
      where nome in ('Abruzzo', 'Arezzo', 'Abbadia San Salvatore', 'Asciano')`.execute(db);
}

const places =
  (path: string, expected: string[]): Build =>
  async () => ({ path, name: ({ nome }) => nome, expected });

const homes = (portal: CalendarPortal, fields: (place: number) => Parameters<CalendarPortal['house']>[0]) =>
  each((place) => portal.house(fields(place)));

function moderated(status: 'in_attesa' | 'approvata' | 'rifiutata', path: string): Build {
  return async (portal) => {
    const moments = (place: number) => ({
      submitted_at: day(place),
      approved_at: status === 'approvata' ? day(place) : null,
    });
    const made = await homes(portal, (place) => ({ status, ...moments(place) }));
    return { path, name: id, expected: status === 'in_attesa' ? made : newestFirst(made) };
  };
}

/** Rows that are put in order by their ids: written in that order, and the second written anew, behind the others. */
async function rewriteSecond(
  { db }: CalendarPortal,
  table: string,
  column: string,
  ids: readonly number[],
): Promise<void> {
  const name = sql.ref(column);
  await sql`update ${sql.table(table)} set ${name} = ${name} where id = ${ids[1]}`.execute(db);
}

function rooms(pathOf: (struttura: number) => string): Build {
  return async (portal) => {
    const made = await buildBnb(portal.db, [9000, 9100, 9200], {
      proprietario_email: 'anna@example.it',
      email_confirmed_at: NOW,
    });
    await rewriteSecond(portal, 'camere', 'note', made.camere);
    return { path: pathOf(made.id), name: id, expected: made.camere };
  };
}

function rates(pathOf: (struttura: number) => string): Build {
  return async (portal) => {
    const struttura_id = await portal.house();
    const names = ORDER.map((place) => `Stagione ${place}`);
    const seasons = ORDER.map((place) => ({
      struttura_id,
      nome: `Stagione ${place}`,
      period: `[2027-0${place}-01,2027-0${place}-09)`,
      prezzo_notte_cents: 9000,
    }));
    const made = await portal.db.insertInto('tariffe').values(seasons).returning('id').execute();
    await rewriteSecond(
      portal,
      'tariffe',
      'nome',
      made.map((row) => row.id),
    );
    return { path: pathOf(struttura_id), name: ({ nome }) => nome, expected: names };
  };
}

/** An id that would put bookings in another order: what a list falls back on where moments are the same. */
function bookingId(place: number): string {
  serial += 1;
  return `0000000${(place + 1) % 3}-0000-4000-8000-${String(serial).padStart(12, '0')}`;
}

function bookings(
  path: string,
  fields: (place: number) => Omit<Parameters<typeof buildBooking>[1], 'struttura_id'>,
  isReversed = false,
): Build {
  return async (portal) => {
    const made = await each(async (place) =>
      buildBooking(portal.db, { id: bookingId(place), struttura_id: await portal.house(), ...fields(place) }),
    );
    return { path, name: id, expected: isReversed ? newestFirst(made) : made };
  };
}

/** Feeds, export addresses or conflicts of one house, where they are written in the wrong order. */
function platforms(pathOf: (struttura: number) => string, table: 'feeds' | 'export_addresses'): Build {
  return async (portal) => {
    const struttura = await portal.house();
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
    return { path: pathOf(struttura), name: ({ platform }) => platform, expected };
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
  const struttura = await portal.house();
  const days = (place: number) => `2026-12-0${place}`;
  const expected = await each(async (place) => {
    await insertEvent(portal, struttura, `[${days(place)},${days(place + 1)})`);
    return days(place);
  });
  const path = `/api/calendar/events/${struttura}?start_date=2026-12-01&end_date=2026-12-31`;
  return { path, name: ({ start_date }) => start_date, expected };
};

const conflicts: Build = async (portal) => {
  const struttura = await portal.house();
  const expected = await each(async (place) => {
    const start = `2026-12-1${place}`;
    const period = `[${start},2026-12-1${place + 1})`;
    const pair = [await insertEvent(portal, struttura, period), await insertEvent(portal, struttura, period)];
    await sql`insert into conflicts (first_event_id, second_event_id, period)
      values (${pair[0]}, ${pair[1]}, ${period}) on conflict do nothing`.execute(portal.db);
    return start;
  });
  return { path: `/api/calendar/sync-status/${struttura}`, name: ({ start_date }) => start_date, expected };
};

const owned: Build = async (portal) => {
  const made = await Promise.all([...ORDER, ...ORDER].map(() => portal.house()));
  const ids = made.toSorted((one, other) => one - other);
  await rewriteSecond(portal, 'strutture', 'nome', ids);
  await rewriteSecond(portal, 'strutture', 'nome', ids.slice(3));
  return { path: '/api/proprietario/strutture', name: id, expected: newestFirst(ids) };
};

const found =
  (path: string): Build =>
  async (portal) => {
    const citta_id = MONTEPULCIANO + 1;
    const expected = await homes(portal, (place) => ({ citta_id, prezzo_notte_cents: 5000 + place * 100 }));
    return { path: `${path}?citta_id=${citta_id}&ordina=prezzo`, name: id, expected };
  };

const paid = () => ({ paid_cents: 32_500, payment_id: `pi_${(serial += 1)}` });
const NIGHTS = (place: number) => ({
  ...paid(),
  period: `[2027-01-1${place},2027-01-1${place + 1})`,
});

/** Every list of the API whose order the database makes, and under which name its answer has it. */
export const ORDERED: Readonly<Record<string, Build>> = {
  'GET /api/regioni': places('/api/regioni', ['Abruzzo', 'Basilicata', 'Calabria']),
  'GET /api/regioni/{regione_id}/province': places('/api/regioni/9/province', ['Arezzo', 'Firenze', 'Grosseto']),
  'GET /api/province/{provincia_id}/citta': places('/api/province/52/citta', [
    'Abbadia San Salvatore',
    'Asciano',
    'Buonconvento',
  ]),
  'GET /api/province/{provincia_id}/citta-with-count': places('/api/province/52/citta-with-count', [
    'Asciano',
    'Buonconvento',
    "Casole d'Elsa",
  ]),
  'GET /api/strutture/{id} tariffe': rates((struttura) => `/api/strutture/${struttura}`),
  'GET /api/strutture/{id} camere': rooms((struttura) => `/api/strutture/${struttura}`),
  'GET /api/properties/public data': found('/api/properties/public'),
  'GET /api/ricerca/mappa points': found('/api/ricerca/mappa'),
  'GET /api/proprietario/strutture data': owned,
  'GET /api/proprietario/strutture/{id} data form camere': rooms(
    (struttura) => `/api/proprietario/strutture/${struttura}`,
  ),
  'GET /api/proprietario/strutture/{id}/condizioni data tariffe': rates(
    (struttura) => `/api/proprietario/strutture/${struttura}/condizioni`,
  ),
  'GET /api/proprietario/strutture/{id}/condizioni data camere': rooms(
    (struttura) => `/api/proprietario/strutture/${struttura}/condizioni`,
  ),
  'GET /api/calendar/events/{property_id} events': events,
  'GET /api/calendar/sync-status/{property_id} property camere': rooms(
    (struttura) => `/api/calendar/sync-status/${struttura}`,
  ),
  'GET /api/calendar/sync-status/{property_id} configurations': platforms(
    (struttura) => `/api/calendar/sync-status/${struttura}`,
    'feeds',
  ),
  'GET /api/calendar/sync-status/{property_id} conflicts': conflicts,
  'GET /api/calendar/sync-status/{property_id} export_addresses': platforms(
    (struttura) => `/api/calendar/sync-status/${struttura}`,
    'export_addresses',
  ),
  'GET /api/calendar/freshness/{property_id} property camere': rooms(
    (struttura) => `/api/calendar/freshness/${struttura}`,
  ),
  'GET /api/calendar/freshness/{property_id} platforms': platforms(
    (struttura) => `/api/calendar/freshness/${struttura}`,
    'export_addresses',
  ),
  'GET /api/admin/strutture/pending data': moderated('in_attesa', '/api/admin/strutture/pending'),
  'GET /api/admin/strutture/approved data': moderated('approvata', '/api/admin/strutture/approved'),
  'GET /api/admin/strutture/rejected data': moderated('rifiutata', '/api/admin/strutture/rejected'),
  'GET /api/admin/strutture/{id} data form camere': rooms((struttura) => `/api/admin/strutture/${struttura}`),
  'GET /api/admin/chi-siamo data': pictures,
  'GET /api/admin/registro data': register,
  'GET /api/proprietario/prenotazioni data': bookings('/api/proprietario/prenotazioni?scheda=in_arrivo', NIGHTS),
  'GET /api/proprietario/prenotazioni data, to be answered': bookings(
    '/api/proprietario/prenotazioni?scheda=da_rispondere',
    (place) => ({
      status: 'richiesta',
      modalita: 'su_richiesta',
      expires_at: new Date(`2026-11-2${place + 2}T10:00:00Z`),
    }),
  ),
  'GET /api/proprietario/prenotazioni data, over': bookings(
    '/api/proprietario/prenotazioni?scheda=passate',
    (place) => ({ ...paid(), period: `[2026-10-1${place},2026-10-1${place + 1})` }),
    true,
  ),
  'GET /api/proprietario/prenotazioni data, closed': bookings(
    '/api/proprietario/prenotazioni?scheda=chiuse',
    (place) => ({ status: 'annullata', cancelled_at: day(place), cancelled_by: 'ospite', updated_at: day(place) }),
    true,
  ),
  'GET /api/admin/prenotazioni data': bookings('/api/admin/prenotazioni', NIGHTS),
  'GET /api/blog/posts data': published,
  'GET /api/blog/categories data': categories,
  'GET /api/blog/posts/{id}/comments data': comments('approvato', (article) => `/api/blog/posts/${article}/comments`),
  'GET /api/admin/blog/posts data': async (portal) => ({ ...(await published(portal)), path: '/api/admin/blog/posts' }),
  'GET /api/admin/blog/categories data': async (portal) => ({
    ...(await categories(portal)),
    path: '/api/admin/blog/categories',
  }),
  'GET /api/admin/blog/comments data': comments('in_attesa', () => '/api/admin/blog/comments'),
  'GET /api/admin/blog/analytics data posts': readers,
  'GET /api/admin/newsletter/subscribers data': subscribers,
};
