import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isAppError } from '../../kernel/calls/app-error.ts';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { type ErasureEntry, hashAddress, parseEntry, writeEntry } from './erasure-entry.ts';
import {
  insertErasure,
  listAll,
  listDue,
  listIds,
  listUnstored,
  markApplied,
  markStored,
  readErasureKey,
} from './erasure-repository.ts';
import type { PrivacyTables } from './tables.ts';

type Db = Kysely<PrivacyTables>;

export type ErasurePlace = {
  list(folder: string): Promise<string[]>;
  read(name: string): AsyncIterable<Buffer>;
  write(name: string, bytes: AsyncIterable<Buffer>): Promise<void>;
};

export type ErasureDependencies = {
  db: Db;
  /** Places where entries are stored. New entries are written to the first place, and all places are read. */
  places: readonly ErasurePlace[];
  handlers: readonly Pick<PersonalDataHandler<Db>, 'erase' | 'finishPending' | 'assertErasable'>[];
  findAddresses(): Promise<Iterable<string>>;
};

export type ReappliedErasures = { again: number; refused: number; unknown: number };

const FOLDER = 'cancellazioni';

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

export async function readHasher(db: Db): Promise<(email: string) => string> {
  const key = await readErasureKey(db);
  return (email) => hashAddress(key, email);
}

export async function recordErasure(transaction: Db, email: string): Promise<void> {
  const email_hash = (await readHasher(transaction))(email);
  const now = new Date();
  await insertErasure(transaction, {
    id: randomUUID(),
    email_hash,
    erased_at: now,
    applied_at: now,
    stored_at: null,
  });
}

export async function storeErasures({
  db,
  places: [place],
}: Pick<ErasureDependencies, 'db' | 'places'>): Promise<void> {
  if (place === undefined) return;
  const waiting = await listUnstored(db);
  if (waiting.length === 0) return;
  const key = await readErasureKey(db);
  for (const entry of waiting) {
    await place.write(`${FOLDER}/${entry.id}.json`, once(writeEntry(key, entry)));
    await markStored(db, entry.id);
  }
}

/** Writes missing entries to `place`. After a restore of an older archive, the portal repeats erasures from these entries. */
export async function completeErasures({
  db,
  places: [place],
}: Pick<ErasureDependencies, 'db' | 'places'>): Promise<void> {
  if (place === undefined) return;
  const there = new Set(await place.list(FOLDER));
  const key = await readErasureKey(db);
  for (const entry of await listAll(db)) {
    if (there.has(`${entry.id}.json`)) continue;
    await place.write(`${FOLDER}/${entry.id}.json`, once(writeEntry(key, entry)));
    await markStored(db, entry.id);
  }
}

async function readText(place: ErasurePlace, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of place.read(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Imports stored entries that the database lacks because an older archive was restored. Returns the number of invalid entries. */
async function takeOver({ db, places }: ErasureDependencies): Promise<number> {
  const known = new Set((await listIds(db)).map((id) => `${id}.json`));
  const key = await readErasureKey(db);
  const found: ErasureEntry[] = [];
  let unknown = 0;
  for (const place of places) {
    for (const name of (await place.list(FOLDER)).filter((one) => one.endsWith('.json') && !known.has(one))) {
      const entry = parseEntry(key, await readText(place, `${FOLDER}/${name}`));
      if (entry === null) unknown += 1;
      else found.push(entry);
    }
  }
  for (const { id, email_hash, erased_at } of found) {
    await insertErasure(db, { id, email_hash, erased_at: new Date(erased_at), applied_at: null, stored_at: null });
  }
  return unknown;
}

export async function assertErasable(handlers: ErasureDependencies['handlers'], email: string): Promise<void> {
  for (const handler of handlers) await handler.assertErasable?.(email);
}

async function eraseAgain({ db, handlers }: ErasureDependencies, email: string): Promise<boolean> {
  try {
    await assertErasable(handlers, email);
    for (const handler of handlers) await handler.finishPending?.(email);
    await db.transaction().execute(async (transaction) => {
      for (const handler of handlers) await handler.erase(transaction, email);
    });
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

async function eraseFound(
  deps: ErasureDependencies,
  hashes: ReadonlySet<string>,
): Promise<{ again: number; refused: string[] }> {
  const hashOf = await readHasher(deps.db);
  const refused: string[] = [];
  let again = 0;
  for (const email of await deps.findAddresses()) {
    const hash = hashOf(email);
    if (!hashes.has(hash)) continue;
    if (await eraseAgain(deps, email)) again += 1;
    else refused.push(hash);
  }
  return { again, refused };
}

/** Repeats erasures that the restored archive does not contain. Retries an erasure later if an upcoming stay prevents it. */
export async function reapplyErasures(deps: ErasureDependencies): Promise<ReappliedErasures> {
  const unknown = await takeOver(deps);
  const due = await listDue(deps.db);
  if (due.length === 0) return { again: 0, refused: 0, unknown };
  const { again, refused } = await eraseFound(deps, new Set(due));
  await markApplied(
    deps.db,
    due.filter((hash) => !refused.includes(hash)),
  );
  return { again, refused: refused.length, unknown };
}
