import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildBnb, buildStruttura, takeNights } from '../../../../test/build-struttura.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { fillPortal, hashRows } from '../../../../test/full-portal.ts';
import { takePublishedTags } from '../../../../test/published-tags.ts';
import { masterFile } from '../../../media/rules/photo-files.ts';
import { createDiskStorage } from '../../../media/server/storage.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';
import { searchDifferences } from '../../../../test/search-differences.ts';

let portal: RestorationPortal;
beforeEach(async () => {
  portal = await openRestorationPortal();
});
afterEach(() => portal.close());

const house = (id: number) => portal.db.selectFrom('strutture').selectAll().where('id', '=', id).executeTakeFirst();

async function restoreOne(archivio: string, id: number) {
  const { case: homes } = await portal.preview({ archivio, che: 'casa', cerca: String(id) });
  const versione = homes[0]?.versione ?? '';
  return (await portal.restore({ archivio, struttura_id: id, versione })).case[0];
}

async function expectFollowed(): Promise<void> {
  expect(await searchDifferences(portal.db)).toEqual([]);
  expect(await cardDifferences(portal.db)).toEqual([]);
}

test('a preview finds a home by its name, id or CIN, and changes nothing', async () => {
  const { bnb } = await fillPortal(portal.db);
  const archivio = await portal.archive();
  await sql`update strutture set nome = 'Rovinata', posti_letto = 9 where id = ${bnb}`.execute(portal.db);
  const before = await hashRows(portal.database);
  const { rows } = await sql<{ cin: string }>`select cin from strutture where id = ${bnb}`.execute(portal.db);
  for (const cerca of ['la loggia', String(bnb), rows[0]?.cin.toLowerCase() ?? '']) {
    const { case: homes } = await portal.preview({ archivio, che: 'casa', cerca });
    expect(homes).toMatchObject([{ id: bnb, nome: 'La Loggia', esito: 'cambia', non_torna: [] }]);
    expect(homes[0]?.cambia).toEqual(['Tornano come nell’archivio: nome, posti letto.']);
  }
  expect((await portal.preview({ archivio, che: 'casa', cerca: 'podere' })).case).toHaveLength(2);
  expect(await hashRows(portal.database)).toEqual(before);
});

describe('restoring one home', () => {
  test('restores the home’s listing, rooms, prices and photos, and changes nothing else', async () => {
    const { bnb } = await fillPortal(portal.db);
    const before = await hashRows(portal.database);
    const archivio = await portal.archive();
    await sql`update strutture set nome = 'Rovinata', regole = 'No' where id = ${bnb}`.execute(portal.db);
    await sql`delete from struttura_photos where struttura_id = ${bnb} and position = 0`.execute(portal.db);
    await sql`update camere set prezzo_notte_cents = 100 where struttura_id = ${bnb}`.execute(portal.db);
    await sql`insert into tariffe (struttura_id, nome, period, prezzo_notte_cents)
      values (${bnb}, 'Nuova', '[2027-01-01,2027-02-01)', 100)`.execute(portal.db);
    await takePublishedTags(portal.db);
    expect(await restoreOne(archivio, bnb)).toMatchObject({ esito: 'cambia' });
    const { strutture: _, unseen_texts: texts, ...rest } = await hashRows(portal.database);
    const { strutture: __, unseen_texts: noTexts, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect(texts).not.toEqual(noTexts);
    expect(await house(bnb)).toMatchObject({ nome: 'La Loggia', regole: null, prezzo_notte_cents: 5000 });
    expect(JSON.stringify(await takePublishedTags(portal.db))).toContain(`${bnb}`);
    await expectFollowed();
  });

  test('lists the restored texts for review, together with the texts that they replace', async () => {
    const { bnb } = await fillPortal(portal.db);
    const archivio = await portal.archive();
    await sql`update strutture set nome = 'Rovinata' where id = ${bnb}`.execute(portal.db);
    await restoreOne(archivio, bnb);
    const unseen = await portal.db.selectFrom('unseen_texts').selectAll().execute();
    expect(unseen).toMatchObject([
      { struttura_id: bnb, seen: [{ key: 'nome', testo: 'Rovinata' }, ...unseen[0]!.seen.slice(1)] },
    ]);
  });

  test('restores the record of unreviewed texts of a deleted home', async () => {
    const { bnb } = await fillPortal(portal.db);
    const seen = JSON.stringify([{ key: 'nome', campo: 'Nome', testo: 'Prima' }]);
    await portal.db.insertInto('unseen_texts').values({ struttura_id: bnb, seen }).execute();
    const archivio = await portal.archive();
    await sql`delete from bookings where struttura_id = ${bnb}`.execute(portal.db);
    await sql`delete from strutture where id = ${bnb}`.execute(portal.db);
    await restoreOne(archivio, bnb);
    expect(await portal.db.selectFrom('unseen_texts').selectAll().execute()).toMatchObject([
      { struttura_id: bnb, seen: [{ testo: 'Prima' }] },
    ]);
  });

  test('restores a deleted home with its rooms, prices, photos and blocked nights', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 7000], { proprietario_email: 'anna@example.it' });
    await takeNights(portal.db, {
      struttura_id: id,
      camera_id: camere[1] ?? 0,
      start: '2027-03-01',
      end: '2027-03-05',
    });
    await sql`update calendar_events set event_type = 'blocked', platform_source = 'ospitalia'`.execute(portal.db);
    const archivio = await portal.archive();
    await sql`delete from strutture where id = ${id}`.execute(portal.db);
    await sql`insert into removed_homes values (${id}, 'anna@example.it', 'La Loggia', false, now())`.execute(
      portal.db,
    );
    expect(await restoreOne(archivio, id)).toMatchObject({
      esito: 'torna',
      cambia: expect.arrayContaining(['Torna com’era: è stata eliminata dopo l’archivio.', 'Camere che tornano: 2.']),
    });
    const { rows } = await sql`
      select camera_id, lower(period)::text as dal from calendar_events join units on units.id = unit_id
      where struttura_id = ${id}`.execute(portal.db);
    expect(rows).toEqual([{ camera_id: camere[1], dal: '2027-03-01' }]);
    expect((await sql`select from gone_strutture union all select from removed_homes`.execute(portal.db)).rows).toEqual(
      [],
    );
    await expectFollowed();
    const register = await sql`
      select username, azione, struttura_id, dopo ->> 'archivio' as archivio from registro_azioni where azione = 'ripristino'`.execute(
      portal.db,
    );
    expect(register.rows).toEqual([{ username: 'redazione', azione: 'ripristino', struttura_id: id, archivio }]);
    expect(await portal.mailsTo('anna@example.it')).toMatchObject([
      { subject: 'Abbiamo ripristinato la tua struttura', text: expect.stringContaining('La Loggia') },
    ]);
  });

  test('does not restore a badge granted by Stripe if the account receives no payouts, but restores a badge granted by an administrator', async () => {
    const id = await buildStruttura(portal.db, {
      stripe_account_id: 'acct_1',
      onboarding_by: 'stripe',
      onboarding_at: new Date(),
    });
    const ticked = await buildStruttura(portal.db, { onboarding_by: 'admin', onboarding_at: new Date() });
    const archivio = await portal.archive();
    await sql`delete from strutture`.execute(portal.db);
    for (const one of [id, ticked]) await restoreOne(archivio, one);
    expect(await house(id)).toMatchObject({ stripe_onboarding_completed: false });
    expect(await house(ticked)).toMatchObject({ stripe_onboarding_completed: true });
  });

  test('restores a home with the status eliminata, and keeps bookings made after the backup', async () => {
    const id = await buildStruttura(portal.db);
    const archivio = await portal.archive();
    const booking = await buildBooking(portal.db, { struttura_id: id, paid_cents: 32_500, payment_id: 'pi_1' });
    await sql`update strutture set status = 'eliminata' where id = ${id}`.execute(portal.db);
    expect(await restoreOne(archivio, id)).toMatchObject({ esito: 'torna' });
    expect(await house(id)).toMatchObject({ status: 'approvata' });
    expect((await sql`select id from bookings`.execute(portal.db)).rows).toEqual([{ id: booking }]);
    await expectFollowed();
  });

  test('does not block nights sold after the backup, and keeps the current owner, status and Stripe account', async () => {
    const id = await buildStruttura(portal.db, { proprietario_email: 'anna@example.it' });
    await takeNights(portal.db, { struttura_id: id, start: '2027-03-01', end: '2027-03-08' });
    await sql`update calendar_events set event_type = 'blocked', platform_source = 'ospitalia'`.execute(portal.db);
    const archivio = await portal.archive();
    await sql`delete from calendar_events`.execute(portal.db);
    await buildBooking(portal.db, { struttura_id: id, period: '[2027-03-04,2027-03-06)' });
    await sql`update strutture set nome = 'Altra', status = 'sospesa', proprietario_email = 'ugo@example.it', stripe_account_id = 'acct_2'`.execute(
      portal.db,
    );
    expect(await restoreOne(archivio, id)).toMatchObject({
      non_torna: ['Non si chiude, perché oggi è occupato: 1 periodo del proprietario.'],
    });
    const retained = { status: 'sospesa', proprietario_email: 'ugo@example.it', stripe_account_id: 'acct_2' };
    expect(await house(id)).toMatchObject({ nome: 'Podere Le Querce', ...retained });
    expect((await sql`select from calendar_events`.execute(portal.db)).rows).toEqual([]);
  });

  test('restores deleted feeds and changed feed URLs, and keeps feeds that were added after the backup', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 7000]);
    const feed = (camera: number | undefined, platform: string, url: string) =>
      sql`insert into feeds (unit_id, platform, sealed_url, shown_url, host, etag)
        select id, ${platform}, ${Buffer.from(url)}, ${url}, 'www.airbnb.it', 'vecchio' from units where camera_id = ${camera}`.execute(
        portal.db,
      );
    await feed(camere[0], 'airbnb', 'a');
    await feed(camere[1], 'airbnb', 'b');
    const archivio = await portal.archive();
    await sql`delete from feeds where shown_url = 'a'`.execute(portal.db);
    await sql`update feeds set sealed_url = 'c', shown_url = 'c'`.execute(portal.db);
    await feed(camere[0], 'vrbo', 'd');
    await restoreOne(archivio, id);
    const { rows } = await sql`
      select camera_id, platform, shown_url, etag from feeds join units on units.id = unit_id order by shown_url`.execute(
      portal.db,
    );
    expect(rows).toEqual([
      { camera_id: camere[0], platform: 'airbnb', shown_url: 'a', etag: null },
      { camera_id: camere[1], platform: 'airbnb', shown_url: 'b', etag: null },
      { camera_id: camere[0], platform: 'vrbo', shown_url: 'd', etag: 'vecchio' },
    ]);
  });

  test('restores deleted rooms, and removes rooms that were added after the backup unless they are booked', async () => {
    const { id, camere } = await buildBnb(portal.db, [5000, 7000]);
    const archivio = await portal.archive();
    await sql`delete from camere where id = ${camere[0]}`.execute(portal.db);
    for (const nome of ['Prenotata', 'Vuota'])
      await sql`insert into camere (struttura_id, nome_camera, prezzo_notte_cents) values (${id}, ${nome}, 100)`.execute(
        portal.db,
      );
    const { rows } = await sql<{ id: number }>`select id from camere where nome_camera = 'Prenotata'`.execute(
      portal.db,
    );
    await buildBooking(portal.db, { struttura_id: id, camera_id: rows[0]?.id ?? 0 });
    expect(await restoreOne(archivio, id)).toMatchObject({
      cambia: ['Camere che tornano: 1.', 'Se ne va quello che è stato aggiunto dopo: 1 camera.'],
    });
    const there = await sql`select nome_camera from camere order by nome_camera`.execute(portal.db);
    expect(there.rows.map((row) => Object.values(Object(row))[0])).toEqual(['Camera 1', 'Camera 2', 'Prenotata']);
    expect(await house(id)).toMatchObject({ prezzo_notte_cents: 100 });
    await expectFollowed();
  });

  test('restores photo rows whose files still exist, and reports missing files', async () => {
    const { bnb } = await fillPortal(portal.db);
    const { rows: photos } = await sql<{ hash: string }>`select hash from photos order by id`.execute(portal.db);
    const archivio = await portal.archive();
    await sql`delete from struttura_photos`.execute(portal.db);
    await sql`delete from struttura_edit_photos`.execute(portal.db);
    await sql`delete from photos`.execute(portal.db);
    const { case: lost } = await portal.preview({ archivio, che: 'casa', cerca: String(bnb) });
    expect(lost[0]?.non_torna).toEqual(['Il file non c’è più, e negli archivi non ci sono file: 3 foto.']);
    const storage = createDiskStorage(portal.modules.folder);
    for (const { hash } of photos.slice(1)) await storage.write(`${hash}-40x30.webp`, Buffer.from('foto'));
    expect(await restoreOne(archivio, bnb)).toMatchObject({
      non_torna: ['Il file non c’è più, e negli archivi non ci sono file: 1 foto.'],
    });
    const back =
      await sql`select hash from struttura_photos join photos on photos.id = photo_id order by position`.execute(
        portal.db,
      );
    expect(back.rows).toEqual(photos.slice(1));
  });

  test('restores a photo whose smaller files are missing if its master exists', async () => {
    const { bnb } = await fillPortal(portal.db);
    await sql`update photos set width = 700, height = 525`.execute(portal.db);
    const { rows: photos } = await sql<{ hash: string }>`select hash from photos order by id`.execute(portal.db);
    const archivio = await portal.archive();
    await sql`delete from struttura_photos`.execute(portal.db);
    await sql`delete from struttura_edit_photos`.execute(portal.db);
    await sql`delete from photos`.execute(portal.db);
    const storage = createDiskStorage(portal.modules.folder);
    for (const { hash } of photos) await storage.write(`${hash}-700x525.webp`, Buffer.from('foto'));
    for (const { hash } of photos.slice(1)) await storage.write(masterFile({ hash }), Buffer.from('foto'));
    const { case: found } = await portal.preview({ archivio, che: 'casa', cerca: String(bnb) });
    expect(found[0]?.non_torna).toEqual(['Il file non c’è più, e negli archivi non ci sono file: 1 foto.']);
  });
});
