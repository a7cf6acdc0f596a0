import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { isDraftOver } from '../../rules/draft-life.ts';

/** `stored_at` is in milliseconds since the Unix epoch. */
export type DraftPhoto = { id: string; nome: string; photo: FormPhoto | null; stored_at: number };

/** `writer` identifies the form instance that last wrote the draft, possibly in another tab. */
export type DeviceDraft = { text: string; saved_at: number; writer: string; photos: DraftPhoto[] };

export type StoredDraft = { draft: DeviceDraft; files: ReadonlyMap<string, File> };

const NAME = 'ospitalia_bozze';
const DRAFTS = 'bozze';
const FILES = 'foto';
/** If opening the database takes longer, the device counts as having no storage. */
const OPEN_TIMEOUT_MS = 2000;

export function canStoreDrafts(): boolean {
  return typeof indexedDB !== 'undefined';
}

const fileKey = (key: string, id: string) => `${key}/${id}`;
const filesOf = (key: string) => IDBKeyRange.bound(`${key}/`, `${key}0`, false, true);

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const end of ['error', 'abort']) {
      transaction.addEventListener(end, () => reject(transaction.error ?? new Error('IndexedDB')));
    }
  });
}

let opened: Promise<IDBDatabase> | null = null;

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(DRAFTS);
    request.result.createObjectStore(FILES);
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB did not open in time')), OPEN_TIMEOUT_MS);
  });
  const database = await Promise.race([answerOf(request), late]);
  // Closes the connection, because it would block another tab that upgrades or deletes the database.
  database.addEventListener('versionchange', () => database.close());
  database.addEventListener('close', () => {
    opened = null;
  });
  return database;
}

async function stores(mode: IDBTransactionMode) {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  const transaction = (await opened).transaction([DRAFTS, FILES], mode);
  return { transaction, drafts: transaction.objectStore(DRAFTS), files: transaction.objectStore(FILES) };
}

function isPhoto(value: unknown): value is DraftPhoto {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'nome' in value && 'photo' in value && 'stored_at' in value;
}

function isDraft(value: unknown): value is DeviceDraft {
  if (typeof value !== 'object' || value === null) return false;
  if (!('text' in value) || typeof value.text !== 'string') return false;
  if (!('saved_at' in value) || typeof value.saved_at !== 'number') return false;
  return 'writer' in value && 'photos' in value && Array.isArray(value.photos) && value.photos.every(isPhoto);
}

async function removeAll({ transaction, drafts, files }: Awaited<ReturnType<typeof stores>>, key: string) {
  drafts.delete(key);
  files.delete(filesOf(key));
  await endOf(transaction);
}

async function readFiles(key: string, { photos }: DeviceDraft): Promise<Map<string, File>> {
  const { transaction, files } = await stores('readwrite');
  const [keys, blobs] = await Promise.all([
    answerOf(files.getAllKeys(filesOf(key))),
    answerOf(files.getAll(filesOf(key))),
  ]);
  const byKey = new Map(keys.map((each, index): [unknown, unknown] => [each, blobs[index]]));
  const named = new Map<unknown, { id: string; nome: string }>(
    photos.map(({ id, nome }) => [fileKey(key, id), { id, nome }]),
  );
  for (const each of keys) if (!named.has(each)) files.delete(each);
  transaction.commit();
  const found = new Map<string, File>();
  for (const [each, { id, nome }] of named) {
    const blob = byKey.get(each);
    if (blob instanceof Blob) found.set(id, new File([blob], nome, { type: blob.type }));
  }
  return found;
}

export async function readDeviceDraft(key: string, now: number): Promise<StoredDraft | null> {
  const found: unknown = await answerOf((await stores('readonly')).drafts.get(key));
  if (found === undefined) return null;
  if (isDraft(found) && !isDraftOver({ saved_at: found.saved_at, now })) {
    return { draft: found, files: await readFiles(key, found) };
  }
  await removeAll(await stores('readwrite'), key);
  return null;
}

/** Stores a draft. Calls `commit()` without awaiting the requests, so that the transaction completes even if the page is closed. */
export async function writeDeviceDraft(
  key: string,
  draft: DeviceDraft,
  newFiles: ReadonlyMap<string, File>,
): Promise<void> {
  const { transaction, drafts, files } = await stores('readwrite');
  const end = endOf(transaction);
  drafts.put(draft, key);
  for (const [id, file] of newFiles) files.put(file, fileKey(key, id));
  transaction.commit();
  await end;
}

/** Deletes a draft. If `writers` is set, deletes the draft only if one of them wrote it last. */
export async function removeDeviceDraft(key: string, writers: readonly string[] | null): Promise<void> {
  const storage = await stores('readwrite');
  const found: unknown = await answerOf(storage.drafts.get(key));
  if (writers === null || !isDraft(found) || writers.includes(found.writer)) await removeAll(storage, key);
}
