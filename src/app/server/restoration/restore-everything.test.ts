import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SEAL, TRUST } from '../../../../test/archive-keys.ts';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { fillPortal, hashRows } from '../../../../test/full-portal.ts';
import { takePublishedTags } from '../../../../test/published-tags.ts';
import { searchDifferences } from '../../../../test/search-differences.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';
import { atConsole } from '../../../accounts/server/admin-console.ts';
import { writeBackup } from '../../../platform/backup/write-backup.ts';
import { eraseAgain } from '../backup/restore-backup.ts';
import { personService } from '../../../../test/person-service.ts';
import { previewEverything, restoreEverything } from './restore-everything.ts';

const ANNA = 'anna@example.it';
let portal: RestorationPortal;
let file: string;
let filled: Awaited<ReturnType<typeof fillPortal>>;
let before: Record<string, string>;

beforeEach(async () => {
  portal = await openRestorationPortal();
  filled = await fillPortal(portal.db);
  await portal.signIn(ANNA);
  before = await hashRows(portal.database);
  file = join(portal.modules.folder, 'allora.backup');
  await writeBackup(portal.database.pool, file, SEAL);
});
afterEach(() => portal.close());

const writeToday = async () => {
  await writeBackup(portal.database.pool, join(portal.modules.folder, 'oggi.backup'), SEAL);
  return 'oggi.backup';
};

const goBack = (mayLose = 0) =>
  restoreEverything({
    database: portal.database,
    file,
    trust: TRUST,
    mayLose,
    actor: atConsole('radice'),
    archivio: 'allora.backup',
    writeToday,
  });

describe('restoring a whole portal', () => {
  test('returns every row to its archived state, and keeps sessions and the audit log', async () => {
    const { db } = portal;
    const cookie = await portal.signIn(ANNA);
    const since = await buildStruttura(db, { nome: 'Nuova' });
    await sql`update strutture set nome = 'Rovinata', descrizione = 'x' where id = ${filled.bnb}`.execute(db);
    await sql`delete from struttura_photos`.execute(db);
    const lines = (await sql`select from registro_azioni`.execute(db)).rows.length;
    await takePublishedTags(db);
    await goBack();
    expect(await hashRows(portal.database)).toEqual(before);
    expect(await searchDifferences(db)).toEqual([]);
    expect(await cardDifferences(db)).toEqual([]);
    expect(await takePublishedTags(db)).toContainEqual(['all']);
    expect((await portal.call('GET', '/api/proprietario/strutture', { cookie })).status).toBe(200);
    expect((await portal.call('GET', '/api/admin/session', { cookie: portal.cookie })).status).toBe(200);
    const { rows } = await sql`select azione, prima, dopo from registro_azioni order by id desc limit 1`.execute(db);
    expect(rows).toEqual([
      { azione: 'ripristino', prima: { archivio: 'oggi.backup' }, dopo: { archivio: 'allora.backup' } },
    ]);
    expect((await sql`select from registro_azioni`.execute(db)).rows).toHaveLength(lines + 1);
    const next = await buildStruttura(db);
    expect(next).toBeGreaterThan(since);
    expect((await sql`select from units where struttura_id = ${next}`.execute(db)).rows).toHaveLength(1);
  });

  test('fails if the confirmed number of lost bookings is wrong', async () => {
    const paid = { payment_id: 'pi_9', paid_cents: 32_500, period: '[2027-05-01,2027-05-04)' };
    await buildBooking(portal.db, { struttura_id: filled.bnb + 1, ...paid });
    const now = await hashRows(portal.database);
    await expect(goBack()).rejects.toThrow(/perse: 1, per 325,00\s€ già pagati.*--loses 1\.$/s);
    await expect(goBack(2)).rejects.toThrow(/Non è cambiato niente/);
    const preview = await previewEverything({ database: portal.database, file, trust: TRUST });
    expect(preview).toMatchObject({ homesThen: 4, homesNow: 4, bookings: 1, cents: 32_500 });
    expect(await hashRows(portal.database)).toEqual(now);
    await goBack(1);
    expect(await hashRows(portal.database)).toEqual(before);
    // Inserts a later refund, which also counts as a loss.
    await sql`insert into refunds (booking_id, amount_cents, reason, status)
      select id, 100, 'esterno', 'riuscito' from bookings where paid_cents > 0`.execute(portal.db);
    await expect(goBack()).rejects.toThrow(/--loses 1\.$/);
    await goBack(1);
    expect(await hashRows(portal.database)).toEqual(before);
  });

  test('fails with an archive from a different database or schema, and while a portal is running', async () => {
    const { db } = portal;
    const now = await hashRows(portal.database);
    await sql`insert into processes (id, roles, seen_at) values (gen_random_uuid(), '{web}', now())`.execute(db);
    await expect(goBack()).rejects.toThrow(/lavora un portale: fermalo/);
    await sql`delete from processes`.execute(db);
    await sql`insert into migration_hashes values ('9999_domani', '')`.execute(db);
    await expect(goBack()).rejects.toThrow(/di una versione più vecchia del programma/);
    await sql`delete from migration_hashes where name = '9999_domani'`.execute(db);
    await sql`update database_identity set id = gen_random_uuid()`.execute(db);
    await expect(goBack()).rejects.toThrow(/di un altro portale/);
    expect(await hashRows(portal.database)).toEqual(now);
  });

  test('changes nothing and re-enables the database triggers if it fails halfway', async () => {
    await sql`alter table bookings add check (guest_name <> 'Carla Verdi') not valid`.execute(portal.db);
    const now = await hashRows(portal.database);
    await expect(goBack()).rejects.toThrow(/violates check/);
    expect(await hashRows(portal.database)).toEqual(now);
    const next = await buildStruttura(portal.db);
    expect((await sql`select from units where struttura_id = ${next}`.execute(portal.db)).rows).toHaveLength(1);
  });

  test('replaces nothing if the current data cannot be archived first', async () => {
    await sql`update strutture set nome = 'Rovinata'`.execute(portal.db);
    const now = await hashRows(portal.database);
    await symlink('/dev/full', join(portal.modules.folder, 'oggi.backup.part'));
    await expect(goBack()).rejects.toThrow(/Sul disco non c’è posto per l’archivio/);
    expect(await hashRows(portal.database)).toEqual(now);
  });

  test('retains the record of erasures newer than the archive, so that eraseAgain repeats them', async () => {
    const persons = personService(portal);
    expect((await persons.erase(await persons.requestLink(ANNA))).status).toBe(200);
    const erased = (await sql`select from accounts where email = ${ANNA}`.execute(portal.db)).rows;
    expect(erased).toEqual([]);
    await goBack();
    expect(await eraseAgain(portal.database, [])).toMatchObject({ again: 1, refused: 0 });
    expect((await sql`select from accounts where email = ${ANNA}`.execute(portal.db)).rows).toEqual([]);
  });
});
