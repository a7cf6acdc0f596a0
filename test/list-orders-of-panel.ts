import { sql } from 'kysely';
import { buildArticle, buildComment } from './build-article.ts';
import { type Build, day, each, id, newestFirst, ORDER } from './list-rows.ts';

let serial = 0;

export const published: Build = async ({ db }) => {
  const made = await each((place) => buildArticle(db, { published_at: day(place), created_at: day(place) }));
  return { name: id, expected: newestFirst(made) };
};

export const categories: Build = async ({ db }) => {
  const expected = await each(async (place) => {
    const slug = `categoria-${day(place).getTime()}-${(serial += 1)}`;
    await db
      .insertInto('blog_categories')
      .values({ nome: slug, slug, emoji: '🌊', descrizione: '', position: 50 + place })
      .execute();
    return slug;
  });
  return { name: ({ slug }) => slug, expected };
};

export function comments(stato: 'approvato' | 'in_attesa'): Build {
  return async ({ db }) => {
    const article = await buildArticle(db);
    const expected = await each((place) => buildComment(db, article, { stato, created_at: day(place) }));
    return { of: article, name: id, expected };
  };
}

export const readers: Build = async ({ db }) => {
  const made = await each(() => buildArticle(db, { views_count: 0 }));
  for (const place of ORDER)
    await db
      .insertInto('blog_views')
      .values({ post_id: made[place - 1]!, giorno: '2026-11-20', views: place })
      .execute();
  return { query: '?dal=2026-11-01&al=2026-11-21', name: id, expected: newestFirst(made) };
};

export const subscribers: Build = async ({ db }) => {
  const made = await each(async (place) => {
    const email = `iscritta${place}@example.it`;
    await db
      .insertInto('newsletter_subscribers')
      .values({ email, privacy_versione: '2026-11-22', asked_at: day(place) })
      .execute();
    return email;
  });
  return { name: ({ email }) => email, expected: newestFirst(made) };
};

export const register: Build = async ({ db }) => {
  const base = 1_000_000;
  const made = await each(async (place) => {
    await sql`insert into registro_azioni (id, username, azione, address, request_id) overriding system value
      values (${base + place}, 'giulia', 'approvazione', '192.0.2.1', 'request-1')`.execute(db);
    return base + place;
  });
  return { name: id, expected: newestFirst(made) };
};

export const pictures: Build = async ({ db }) => {
  const { rows } = await sql<{ id: number }>`
    insert into photos (hash, width, height) values (repeat('a', 22), 40, 30) returning id`.execute(db);
  const expected = await each(async (place) => {
    await db
      .insertInto('home_pictures')
      .values({ position: place, photo_id: rows[0]!.id, didascalia: 'Mare' })
      .execute();
    return place;
  });
  return { name: ({ posizione }) => posizione, expected };
};

export const passkeys =
  (kind: 'admin' | 'account'): Build =>
  async ({ db }) => {
    const [people, keys, owner] = [sql.table(`${kind}s`), sql.table(`${kind}_passkeys`), sql.ref(`${kind}_id`)];
    const whose = kind === 'account' ? sql`where email = 'anna@example.it'` : sql``;
    const expected = await each(async (place) => {
      await sql`
        insert into ${keys} (${owner}, credential_id, public_key, counter, transports, nome, created_at)
        select id, ${`chiave-${place}`}, 'x', 0, '{}', ${`Chiave ${place}`}, ${day(place)} from ${people} ${whose}`.execute(
        db,
      );
      return `Chiave ${place}`;
    });
    return { name: ({ nome }) => nome, expected };
  };
