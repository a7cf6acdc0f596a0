import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SEAL, TRUST } from '../../../test/archive-keys.ts';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { purgeRows } from '../../../test/full-portal.ts';
import { personService } from '../../../test/person-service.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { folderPlace } from '../../platform/backup/archive-place.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const CARLA = 'carla.verdi@posta.example';
const file = join(temporaryFolder(), 'prima.backup');
let portal: CalendarPortal;
let original: TestDatabase;
let restored: TestDatabase;

beforeEach(async () => {
  [original, restored] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  portal = await openCalendarPortal({ database: original });
  await sql`drop schema public cascade`.execute(restored.db);
  await sql`create schema public`.execute(restored.db);
  await sql`drop schema pgboss cascade`.execute(restored.db);
});
afterEach(async () => {
  await portal.close();
  await restored.close();
});

async function comeAndWrite(): Promise<void> {
  const persons = personService(portal);
  await persons.signIn(CARLA);
  await persons.write(CARLA);
  await portal.buildHome({ proprietario_email: CARLA, email: CARLA, descrizione: `Scrivetemi a ${CARLA}.` });
  await portal.buildHome({ nome: 'Altra', email: `x${CARLA}` });
}

async function subscribe(): Promise<void> {
  await sql`
    insert into newsletter_subscribers (email, stato, confirmed_at, privacy_versione)
    values (${CARLA}, 'confermato', now(), '1')`.execute(portal.db);
}

async function erase(): Promise<void> {
  const persons = personService(portal);
  expect((await persons.erase(await persons.requestLink(CARLA))).status).toBe(200);
}

const place = () => folderPlace(portal.modules.folder);
const holding = (db: TestDatabase['db']) => tablesWith(db, CARLA);

describe('erased personal data', () => {
  test('is not restored from an older archive into a new database', async () => {
    await comeAndWrite();
    await writeBackup(original.pool, file, SEAL);
    expect(await holding(portal.db)).toContain('blog_comments');
    await erase();
    const restoration = await restoreBackup(restored, file, TRUST, [place()]);
    expect(restoration).toEqual({ kind: 'new', erasures: { again: 1, refused: 0, unknown: 0 } });
    expect(await withoutOthers(restored)).toEqual([]);
    expect(await tablesWith(restored.db, `x${CARLA}`)).toContain('strutture');
  });

  test('appears in the log of erasures only as a hash, and is restored if it was entered again before the archive was written', async () => {
    await comeAndWrite();
    await erase();
    const [name = ''] = await readdir(join(portal.modules.folder, 'cancellazioni'));
    const text = Buffer.concat(await Array.fromAsync(place().read(`cancellazioni/${name}`))).toString();
    expect(text).not.toMatch(/carla|verdi|posta/);
    expect(await withoutOthers(portal)).toEqual([]);
    await subscribe();
    await writeBackup(original.pool, file, SEAL);
    expect(await restoreBackup(restored, file, TRUST, [place()])).toEqual({ kind: 'new' });
    expect((await sql`select from erasures where applied_at is not null`.execute(restored.db)).rows).toHaveLength(1);
    expect(await withoutOthers(restored)).toEqual(['newsletter_subscribers']);
  });

  test('is retained if it was entered again, because a log entry from another database is ignored', async () => {
    await comeAndWrite();
    await erase();
    const [name = ''] = await readdir(join(portal.modules.folder, 'cancellazioni'));
    const entry = JSON.parse(Buffer.concat(await Array.fromAsync(place().read(`cancellazioni/${name}`))).toString());
    const id = '11111111-1111-4111-8111-111111111111';
    await place().write(`cancellazioni/${id}.json`, copyOf({ ...entry, id }));
    await subscribe();
    await writeBackup(original.pool, file, SEAL);
    expect(await restoreBackup(restored, file, TRUST, [place()])).toMatchObject({ erasures: { again: 0, unknown: 1 } });
    expect(await holding(restored.db)).toContain('newsletter_subscribers');
  });

  test('is not restored with purged strutture, while data entered after the erasure is retained', async () => {
    await comeAndWrite();
    await writeBackup(original.pool, file, SEAL);
    await erase();
    await purgeRows(portal.db);
    await subscribe();
    const restoration = await restoreBackup(original, file, TRUST);
    expect(restoration).toMatchObject({ kind: 'in place', erasures: { again: 1, refused: 0 } });
    expect(await withoutOthers(portal)).toEqual(['newsletter_subscribers']);
    expect(await tablesWith(portal.db, 'archivio.invalid')).toEqual([]);
    expect(await tablesWith(portal.db, `x${CARLA}`)).toContain('strutture');
  });

  test('is erased again at startup if the database no longer records the erasure', async () => {
    await comeAndWrite();
    await erase();
    await subscribe();
    await sql`delete from erasures`.execute(portal.db);
    await portal.modules.reapplyErasures();
    expect(await withoutOthers(portal)).toEqual([]);
  });
});

async function* copyOf(entry: object): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(entry));
}

async function withoutOthers({ db }: Pick<TestDatabase, 'db'>): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesWith(db, CARLA)) {
    const { rows } = await sql`
      select from ${sql.table(table)} as each where to_jsonb(each)::text ~ ${`[^x]${CARLA}`}`.execute(db);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
