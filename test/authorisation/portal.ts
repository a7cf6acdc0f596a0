import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { buildBooking, nextCodice } from '../build-booking.ts';
import { buildStruttura } from '../build-struttura.ts';
import { type CallAnswer, openPortal } from '../open-portal.ts';
import { NOW, nextCin, sentBody } from '../owner-modules.ts';
import { signInAdmin } from '../sign-in-admin.ts';
import { SILENT_PLACE } from './rows.ts';
import type { Row, State, Subject, View } from './views.ts';

/** Settings for inbound mail. No tested request contains `secret`, so `POST /api/inbound-mail` always returns 404. */
const RECEIVED = {
  place: { mailbox: null, domain: 'campanello.example' },
  secret: 'a secret of the inbound mail service',
  imap: null,
};

type MatrixRequest = { subject: Subject; view: View };

/** Private email address of the owner. Only responses to the owner and to administrators contain it. */
export const OWNER_EMAIL = 'privata@example.it';

async function fillCalendar(db: Db, struttura_id: number): Promise<Pick<Subject, 'event_id' | 'configuration_id'>> {
  const { rows } = await sql<Pick<Subject, 'event_id' | 'configuration_id'>>`
    with unit as (select id from units where struttura_id = ${struttura_id} and camera_id is null),
      event as (
        insert into calendar_events (unit_id, period, event_type, platform_source)
        select id, '[2026-12-20,2026-12-22)', 'blocked', 'ospitalia' from unit returning public_id
      ),
      address as (
        insert into export_addresses (unit_id, platform, token_hash, sealed_token)
        select id, 'vrbo', sha256(id::text::bytea), '' from unit
      ),
      feed as (
        insert into feeds (unit_id, platform, sealed_url, shown_url, host)
        select id, 'vrbo', '', 'https://www.vrbo.com/…', 'www.vrbo.com' from unit returning id
      )
    select public_id as event_id, feed.id as configuration_id from event, feed`.execute(db);
  return rows[0]!;
}

export const UNBOOKED = { booking: { id: '', codice: '' }, request_id: '' };

async function fillBookings(db: Db, struttura_id: number): Promise<Pick<Subject, 'booking' | 'request_id'>> {
  const codice = nextCodice();
  const paid = { paid_cents: 32_500, payment_id: `pi_${codice}` };
  const id = await buildBooking(db, { struttura_id, codice, period: '[2027-01-10,2027-01-13)', ...paid });
  const request_id = await buildBooking(db, {
    struttura_id,
    period: '[2027-02-10,2027-02-13)',
    status: 'richiesta',
    modalita: 'su_richiesta',
    expires_at: new Date(NOW.getTime() + 3_600_000),
    payment_id: `pi_request_${codice}`,
  });
  return { booking: { id, codice }, request_id };
}

export const UNWRITTEN = { post_id: 0, category_id: 0, comment_id: 0 };

type BlogSubject = Pick<Subject, keyof typeof UNWRITTEN>;

async function fillBlog(db: Db): Promise<BlogSubject> {
  const slug = `mare-${nextCin().toLowerCase()}`;
  const { rows } = await sql<BlogSubject>`
    with category as (
        insert into blog_categories (nome, slug, emoji, descrizione, position)
        values (${slug}, ${slug}, '🌊', '', 9) returning id
      ),
      post as (
        insert into blog_posts (
          titolo, slug, contenuto, excerpt, reading_time, search_text, categoria_id, status, published_at
        )
        select 'Mare', ${slug}, '<p>Mare.</p>', 'Mare.', 1, 'mare', min(id), 'pubblicato', ${NOW} from blog_categories
        returning id, slug
      ),
      address as (insert into blog_slugs (slug, post_id) select slug, id from post),
      comment as (
        insert into blog_comments (post_id, autore, email, contenuto)
        select id, 'Dora', 'dora@example.it', 'E in inverno?' from post returning id
      ),
      subscriber as (
        insert into newsletter_subscribers (email, stato, confirmed_at, privacy_versione)
        values ('iscritta@example.it', 'confermato', ${NOW}, '2026-11-22') on conflict do nothing
      )
    select post.id as post_id, category.id as category_id, comment.id as comment_id from post, category, comment`.execute(
    db,
  );
  return rows[0]!;
}

const STATUS_OF = {
  in_attesa: 'in_attesa',
  approvata: 'approvata',
  sospesa: 'sospesa',
  modificata: 'approvata',
  decisa: 'in_attesa',
} as const satisfies Record<State, string>;

export async function openAuthorisationPortal(options: Parameters<typeof openPortal>[0] = {}) {
  const portal = await openPortal({ feedAllow: [SILENT_PLACE], inboundMail: RECEIVED, ...options });
  const { app, db, signIn: owner } = portal;

  const spent = async (path: string, cookie: string) => {
    await portal.call('POST', path, { cookie, body: {} });
    return cookie;
  };
  const spentCookies = {
    owner: await spent('/api/uscita', await owner(OWNER_EMAIL)),
    admin: await spent('/api/admin/logout', await signInAdmin(db)),
  };
  const sessions: Record<View, () => Promise<string | null>> = {
    anonymous: async () => null,
    owner: () => owner(OWNER_EMAIL),
    stranger: () => owner('bruno@example.it'),
    admin: () => signInAdmin(db),
    signedOutOwner: async () => spentCookies.owner,
    signedOutAdmin: async () => spentCookies.admin,
  };

  const cookieByView = new Map<View, string | null>();
  const cookies = async (view: View): Promise<string | null> => {
    const cookie = cookieByView.get(view) ?? (await sessions[view]());
    cookieByView.set(view, cookie);
    return cookie;
  };
  /** Deletes the cookie of a view if the response replaced it or ended the session, so that the next call signs in again. */
  const forgetIfEnded = (view: View, { headers }: Pick<Response, 'headers'>) => {
    if (headers.getSetCookie().some((cookie) => !cookie.startsWith('__Host-appena='))) cookieByView.delete(view);
  };

  const decide = async (id: number) => {
    const cookie = await cookies('admin');
    const { status, text } = await portal.call('PUT', `/api/admin/strutture/${id}/approve`, { cookie, body: {} });
    if (status !== 200) throw new Error(text);
  };

  return {
    calls: portal.modules.calls.map(({ call }) => call),

    /** Returns the routes of the API. Excludes pages, which browser journeys cover, and the public files for search engines. */
    routes(): string[] {
      const files = new Set(portal.modules.files.map(({ path }) => path));
      const mounted = app.routes.filter(
        ({ method, path }) => method !== 'ALL' && !path.includes('*') && !files.has(path),
      );
      return [...new Set(mounted.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`))];
    },

    async build(state: State, { isBooked }: { isBooked: boolean }): Promise<Subject> {
      const cin = nextCin();
      const status = STATUS_OF[state];
      const id = await buildStruttura(db, {
        cin,
        status,
        proprietario_email: OWNER_EMAIL,
        email_confirmed_at: NOW,
        email: 'pubblica@example.it',
        ...(status === 'in_attesa' && { approved_at: null }),
      });
      if (state === 'decisa') await decide(id);
      if (state === 'modificata') {
        const cookie = await cookies('owner');
        const body = sentBody({ cin, email: 'pubblica@example.it', indirizzo: 'Via Nuova 1' });
        const { status: changed, text } = await portal.call('PUT', `/api/proprietario/strutture/${id}`, {
          cookie,
          body,
        });
        if (changed !== 200) throw new Error(text);
        await sql`
          insert into public_email_changes values (${id}, ${`casa${id}@example.it`}, repeat('a', 43), 'infinity')
          on conflict (struttura_id) do update set email = excluded.email`.execute(db);
      }
      const stays = isBooked ? await fillBookings(db, id) : UNBOOKED;
      return { id, cin, ...(await fillCalendar(db, id)), ...stays, ...(await fillBlog(db)) };
    },

    async call(route: string, row: Row, { subject, view }: MatrixRequest): Promise<CallAnswer> {
      const [method = '', pattern = ''] = route.split(' ');
      const { params = {}, query = '', body, type = 'application/json' } = row.request(subject);
      const named: Record<string, string> = { id: String(subject.id), property_id: String(subject.id), ...params };
      const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
      const request = {
        cookie: await cookies(view),
        body,
        headers: body === undefined ? {} : { 'Content-Type': type },
      };
      const answer = await portal.call(method, `${path}?${query}`, request);
      forgetIfEnded(view, answer);
      return answer;
    },

    /**
     * Returns a value that changes with every write to the listed tables. Ignores two columns of `feeds` that the portal updates
     * after its response.
     */
    async fingerprint(): Promise<string> {
      const tables = ['strutture', 'camere', 'struttura_photos', 'struttura_edits', 'admins'];
      tables.push('calendar_events', 'export_addresses', 'doorbells', 'tariffe');
      tables.push('bookings', 'refunds', 'payout_accounts', 'demo_checkouts');
      tables.push('blog_posts', 'blog_categories', 'blog_comments', 'newsletter_subscribers');
      const parts = tables.map(
        (table) => sql`(select (count(*), max(xmin::text::bigint))::text from ${sql.table(table)})`,
      );
      const feeds = sql`(select md5(string_agg((to_jsonb(t) - '{next_poll_at,viewed_at}'::text[])::text, '|' order by id)) from feeds as t)`;
      const { rows } = await sql<{ mark: string }>`select concat(${sql.join([...parts, feeds])}) as mark`.execute(db);
      return rows[0]?.mark ?? '';
    },

    origin: portal.origin,
    cookies,

    close: portal.close,
  };
}
