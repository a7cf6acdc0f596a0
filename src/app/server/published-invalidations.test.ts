import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from '../../stay/rules/calendar-horizon.ts';
import { NO_STAY } from '../../stay/rules/selection.ts';
import { weekTags } from '../web/results/week-tags.ts';
import { buildArticle, buildComment } from '../../../test/build-article.ts';
import { buildBnb, buildStruttura, MONTEPULCIANO, takeNights } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { takePublishedTags } from '../../../test/published-tags.ts';

const database = await createTestDatabase();
const { db } = database;
const house = await buildStruttura(db);
const bnb = await buildBnb(db, [5000, 6000]);
const waiting = await buildStruttura(db, { status: 'in_attesa', approved_at: null });
const post = await buildArticle(db);
const draft = await buildArticle(db, { status: 'bozza', published_at: null });
afterAll(() => database.close());

async function publishedBy(write: () => Promise<unknown>): Promise<string[][]> {
  await takePublishedTags(db);
  await write();
  return takePublishedTags(db);
}

const run = (text: string) => () => database.pool.query(text);
const CARD = () => [`c:${MONTEPULCIANO}`, `s:${house}`].toSorted();
const NIGHTS = `nights:${house}`;
const { rows: clock } = await database.pool.query<{ today: CalendarDate }>('select current_date as today');
const today = clock[0]?.today ?? ('' as CalendarDate);
const onDay = (days: number) => addDays(today, 29 - weekday(today) + days);
const weekTag = (night: CalendarDate) => {
  const selection = { kind: 'stay', check_in: night, check_out: addDays(night, 1) } as const;
  return weekTags(MONTEPULCIANO, { ...NO_STAY, selection })[0] ?? '';
};

const NUMBERS = (id: number) => [`c:${MONTEPULCIANO}`, 'n', 'p:52', 'r:9', `s:${id}`].toSorted();

describe('invalidation after a change to a visible struttura', () => {
  test.each([
    ['its price', 'prezzo_notte_cents = 9900'],
    ['its name', "nome = 'Podere Nuovo'"],
    ['its booking mode', "accettazione = 'su_richiesta'"],
    ['its hour limit for same-day bookings', 'ora_limite_oggi = 20'],
    ['its Stripe account', "stripe_account_id = 'acct_altro'"],
  ])('drops its page and its card in the town’s list if %s changes', async (_, change) => {
    expect(await publishedBy(run(`update strutture set ${change} where id = ${house}`))).toEqual([CARD()]);
  });

  test('drops the pages with home counts of its town, province and region if it is approved, paused, resumed or deleted', async () => {
    let id = 0;
    expect(await publishedBy(async () => (id = await buildStruttura(database.db)))).toEqual([NUMBERS(id)]);
    for (const status of ['sospesa', 'approvata'])
      expect(await publishedBy(run(`update strutture set status = '${status}' where id = ${id}`))).toEqual([
        NUMBERS(id),
      ]);
    expect(await publishedBy(run(`delete from strutture where id = ${id}`))).toEqual([NUMBERS(id)]);
  });

  test('drops the pages of both towns if it moves to another town', async () => {
    const move = (town: number) => run(`update strutture set citta_id = ${town} where id = ${house}`);
    const both = ['c:48017', `c:${MONTEPULCIANO}`, 'n', 'p:248', 'p:52', 'r:9', `s:${house}`].toSorted();
    expect(await publishedBy(move(48_017))).toEqual([both]);
    expect(await publishedBy(move(MONTEPULCIANO))).toEqual([both]);
  });

  test('drops its page and its card if rooms, prices or photos change', async () => {
    const expected = [`c:${MONTEPULCIANO}`, `s:${bnb.id}`].toSorted();
    const [camera] = bnb.camere;
    expect(await publishedBy(run(`update camere set prezzo_notte_cents = 4000 where id = ${camera}`))).toEqual([
      expected,
    ]);
    expect(await publishedBy(run(`update camere set note = 'Vista' where id = ${camera}`))).toEqual([expected]);
    const season = "'[2027-06-01,2027-09-01)', 12000";
    const add = `insert into tariffe (struttura_id, period, prezzo_notte_cents) values (${house}, ${season})`;
    expect(await publishedBy(run(add))).toEqual([CARD()]);
    const dearer = `update tariffe set prezzo_notte_cents = 13000 where struttura_id = ${house}`;
    expect(await publishedBy(run(dearer))).toEqual([CARD()]);
    expect(await publishedBy(run(`delete from tariffe where struttura_id = ${house}`))).toEqual([CARD()]);
    const photo = { hash: 'y'.repeat(22), width: 12, height: 9, ready_at: new Date() };
    const { id } = await database.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
    const show = `insert into struttura_photos (struttura_id, position, photo_id) values (${house}, 0, ${id})`;
    expect(await publishedBy(run(show))).toEqual([CARD()]);
    expect(await publishedBy(run(`delete from struttura_photos where struttura_id = ${house}`))).toEqual([CARD()]);
  });

  test('drops its page and the town’s lists for the affected weeks if nights are sold or released', async () => {
    const [week, next] = [weekTag(onDay(6)), weekTag(onDay(7))];
    expect(week).not.toBe(next);
    // Takes the nights of Tuesday to Sunday. The last night ends on Monday but belongs to the same week.
    const nights = { struttura_id: house, start: onDay(1), end: onDay(7) };
    expect(await publishedBy(() => takeNights(db, nights))).toEqual([[NIGHTS, week]]);
    const move = (start: string, end: string) => run(`update calendar_events set period = '[${start},${end})'`);
    expect(await publishedBy(move(onDay(7), onDay(9)))).toEqual([[NIGHTS, week, next]]);
    expect(await publishedBy(move(onDay(6), onDay(8)))).toEqual([[NIGHTS, week, next]]);
    expect(await publishedBy(run("update calendar_events set summary = 'Rossi'"))).toEqual([]);
    expect(await publishedBy(run('delete from calendar_events'))).toEqual([[NIGHTS, week, next]]);
  });

  test('treats nights of a room as nights of its struttura', async () => {
    const nights = { struttura_id: bnb.id, camera_id: bnb.camere[0] ?? 0, start: onDay(1), end: onDay(2) };
    expect(await publishedBy(() => takeNights(db, nights))).toEqual([[`nights:${bnb.id}`, weekTag(onDay(1))]]);
    await run('delete from calendar_events')();
  });

  test('drops no list for past nights', async () => {
    const nights = { struttura_id: house, start: '2021-06-01', end: '2021-06-03' };
    expect(await publishedBy(() => takeNights(db, nights))).toEqual([[NIGHTS]]);
    await run('delete from calendar_events')();
  });

  test('drops only the lists of searchable weeks if nights extend to 2099', async () => {
    const nights = { struttura_id: house, start: '2026-01-01', end: '2099-12-31' };
    const [tags = []] = await publishedBy(() => takeNights(db, nights));
    const horizon = calendarHorizon(today);
    for (const night of [today, onDay(0), addDays(horizon, -1)]) expect(tags).toContain(weekTag(night));
    expect(tags.length).toBeLessThan(120);
    await run('delete from calendar_events')();
  });

  test('drops every page if more than 2,000 nights change', async () => {
    const many = (count: number) => `insert into calendar_events (unit_id, period, event_type, platform_source)
      select (select min(id) from units where struttura_id = ${house}), daterange('${onDay(1)}', '${onDay(2)}'), 'blocked', 'airbnb'
      from generate_series(1, ${count})`;
    expect(await publishedBy(run(many(2000)))).toEqual([[NIGHTS, weekTag(onDay(1))]]);
    expect(await publishedBy(run(many(2001)))).toEqual([['all']]);
    expect(await publishedBy(run('delete from calendar_events'))).toEqual([['all']]);
  });

  test('drops its page and its card when payments to its owner’s account become possible', async () => {
    await run(`update strutture set stripe_account_id = 'acct_uno' where id = ${house}`)();
    const add =
      "insert into payout_accounts (account_id, proprietario_email, provider) values ('acct_uno', 'a@b.it', 'stripe')";
    expect(await publishedBy(run(add))).toEqual([CARD()]);
    expect(await publishedBy(run('update payout_accounts set charges_enabled = true'))).toEqual([CARD()]);
    expect(await publishedBy(run('update payout_accounts set read_at = now()'))).toEqual([]);
  });

  test('drops its page and its card if the freshness or the misread nights of a feed change, but not at each hourly read', async () => {
    const unit = `(select min(id) from units where struttura_id = ${house})`;
    const add = `insert into feeds (unit_id, platform, sealed_url, shown_url, host) values (${unit}, 'airbnb', '', 'x', 'x')`;
    expect(await publishedBy(run(add))).toEqual([CARD()]);
    const readAt = (when: string) => run(`update feeds set succeeded_at = ${when}`);
    expect(await publishedBy(readAt("now() - interval '3 hours'"))).toEqual([CARD()]);
    expect(await publishedBy(readAt("now() - interval '74 minutes'"))).toEqual([CARD()]);
    expect(await publishedBy(readAt('now()'))).toEqual([]);
    const misread = (nights: string, list: string) =>
      run(`update feeds set misread_nights = '{${nights}}', misread = '${list}'`);
    expect(await publishedBy(misread('[2027-05-01,2027-05-08)', '[{}]'))).toEqual([CARD()]);
    expect(await publishedBy(misread('[2027-05-01,2027-05-08)', '[{"mailed": true}]'))).toEqual([]);
    expect(await publishedBy(misread('', '[]'))).toEqual([CARD()]);
    expect(await publishedBy(run('update feeds set claimed_until = now(), attempted_at = now()'))).toEqual([]);
    expect(await publishedBy(readAt('null'))).toEqual([CARD()]);
    expect(await publishedBy(run('delete from feeds'))).toEqual([CARD()]);
  });
});

describe('cached pages', () => {
  test.each([
    [
      'an update that changes nothing in a struttura',
      () => `update strutture set prezzo_notte_cents = prezzo_notte_cents where id = ${house}`,
    ],
    ['an update that changes nothing in a room', () => `update camere set note = note where struttura_id = ${bnb.id}`],
    [
      'a change to an internal column',
      () => `update strutture set motivo_rifiuto = 'x', changed_at = now() where id = ${house}`,
    ],
    ['a change to a pending home', () => `update strutture set nome = 'Altro' where id = ${waiting}`],
    [
      'a new rate of a pending home',
      () => `insert into tariffe (struttura_id, soggiorno_minimo) values (${waiting}, 3)`,
    ],
    ['a view of an article', () => `update blog_posts set views_count = views_count + 1 where id = ${post}`],
    ['a change to a draft article', () => `update blog_posts set titolo = 'Altro' where id = ${draft}`],
    [
      'a new pending comment',
      () => `insert into blog_comments (post_id, autore, email, contenuto) values (${post}, 'A', 'a@b.it', 'x')`,
    ],
    ['the rejection of a pending comment', () => "update blog_comments set stato = 'rifiutato', decided_at = now()"],
  ])('are not invalidated by %s', async (_, text) => {
    expect(await publishedBy(run(text()))).toEqual([]);
  });

  test('are not invalidated by a write that is rolled back', async () => {
    expect(await publishedBy(run(`begin; update strutture set nome = 'Y' where id = ${house}; rollback`))).toEqual([]);
  });
});

describe('invalidation after a change to the blog', () => {
  test('drops the article’s page and the article list if an article is edited, published or deleted', async () => {
    const both = [`a:${post}`, 'blog'];
    expect(await publishedBy(run(`update blog_posts set titolo = 'Altro' where id = ${post}`))).toEqual([both]);
    const publish = `update blog_posts set status = 'pubblicato', published_at = now() where id = ${draft}`;
    expect(await publishedBy(run(publish))).toEqual([[`a:${draft}`, 'blog']]);
    expect(await publishedBy(run(`delete from blog_posts where id = ${draft}`))).toEqual([[`a:${draft}`, 'blog']]);
  });

  test('drops the article’s page if its comments change, and the article list if a category changes', async () => {
    expect(await publishedBy(() => buildComment(database.db, post))).toEqual([[`a:${post}`]]);
    const refuse = "update blog_comments set stato = 'rifiutato', decided_at = now() where stato = 'approvato'";
    expect(await publishedBy(run(refuse))).toEqual([[`a:${post}`]]);
    expect(await publishedBy(run("update blog_categories set emoji = '🧭' where id = 1"))).toEqual([['blog']]);
  });
});

describe('bulk changes', () => {
  const copies = (count: number) => `
    insert into strutture (citta_id, nome, descrizione, tipo_struttura, cin, indirizzo, cap, lat, lon, prezzo_notte_cents,
      posti_letto, num_camere, num_bagni, status, approved_at)
    select citta_id, nome, descrizione, tipo_struttura, 'IT052015C2' || lpad(n::text, 8, 'Z'), indirizzo, cap, lat, lon, 9000,
      2, 1, 1, 'approvata', now() from strutture, generate_series(1, ${count}) as n where id = ${house}`;

  test('publish the tags of 20 homes in one message', async () => {
    const [tags, ...more] = await publishedBy(run(copies(20)));
    expect(more).toEqual([]);
    expect(tags).toHaveLength(24);
    expect(tags).toEqual(expect.arrayContaining(['n', 'p:52', `c:${MONTEPULCIANO}`]));
  });

  test('publish only the tag `all` for hundreds of homes', async () => {
    expect(await publishedBy(run("update strutture set nome = 'Una' where cin like 'IT052015C2Z%'"))).toHaveLength(1);
    await run("delete from strutture where cin like 'IT052015C2Z%'")();
    expect(await publishedBy(run(copies(300)))).toEqual([['all']]);
    expect(await publishedBy(run("update strutture set nome = 'Due' where cin like 'IT052015C2Z%'"))).toEqual([
      ['all'],
    ]);
    expect(await publishedBy(run("delete from strutture where cin like 'IT052015C2Z%'"))).toEqual([['all']]);
    expect(await publishedBy(run('truncate strutture cascade'))).toContainEqual(['all']);
  });

  test('publish each of 10,000 tags once, even if the change lists it twice', async () => {
    const tags = Array.from({ length: 20_000 }, (_, number) => `s:${number % 10_000}`);
    const [published = [], ...more] = await publishedBy(() => sql`select invalidate_pages(${tags})`.execute(db));
    expect(more).toEqual([]);
    expect(published).toHaveLength(10_000);
  });

  test('publish nothing for an empty list of tags', async () => {
    for (const none of [null, []])
      expect(await publishedBy(() => sql`select invalidate_pages(${none}::text[])`.execute(db))).toEqual([]);
  });
});
