import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import PQueue from 'p-queue';
import type { Pool } from 'pg';
import type { ListedArchive } from '../../../admin/restoration-contract.ts';
import { parseArchiveName } from '../../../platform/backup/archive-name.ts';
import { type ArchivePlace, folderPlace } from '../../../platform/backup/archive-place.ts';
import { type ArchiveTrust, openBytes } from '../../../platform/backup/archive-bytes.ts';
import { ArchiveRefusal } from '../../../platform/backup/archive-refusal.ts';
import { type ArchiveHeader, archiveHeaderSchema } from '../../../platform/backup/archive-schema.ts';
import { readFrames } from '../../../platform/backup/frames.ts';
import { databaseOwner } from '../../../platform/backup/identity.ts';
import { listArchives as listNames } from '../../../platform/backup/newest-archive.ts';
import { openArchivePlace } from '../backup/open-archive-place.ts';
import type { Config } from '../config.ts';
import type { CheckSeal } from './check-seals.ts';
import type { RestorationFault } from './refuse.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

type Places = Pick<Config, 'backup' | 'dataDir'>;

const AT_ONCE = 4;
/** Maximum time that a listing waits for signature checks. Slower checks continue, and a later listing shows their results. */
const LIST_WAITS_MS = 4000;
const KINDS = ['notturno', 'aggiornamento', 'ripristino', 'svuotamento'] as const;
/** Maximum number of bytes of an unverified archive that are decompressed. A header is a few kilobytes long. */
const MAX_PEEKED_BYTES = 1_000_000;

function placesOf(config: Places): ArchivePlace[] {
  const places = [openArchivePlace(config), folderPlace(join(config.dataDir, 'backup'))];
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

/** Returns an archive's place, or `null` for an unknown name or a path. */
export async function findArchive(config: Places, name: string): Promise<ArchivePlace | null> {
  if (parseArchiveName(name) === null) return null;
  for (const place of placesOf(config)) if ((await place.list('')).includes(name)) return place;
  return null;
}

async function* upTo(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of source) {
    read += chunk.length;
    if (read > most) throw new Error('the header of the archive is too long');
    yield chunk;
  }
}

/** Reads a header without verifying its signature, so the result must be used only to choose an archive. */
async function peekHeader(place: ArchivePlace, name: string): Promise<ArchiveHeader> {
  const unpacked = createGunzip();
  const source = Readable.from(openBytes(place.read(name), { signers: [], identities: [], acceptsAnySigner: true }), {
    objectMode: false,
  });
  const packing = pipeline(source, unpacked).catch(() => undefined);
  try {
    for await (const first of readFrames(upTo(unpacked, MAX_PEEKED_BYTES)))
      return archiveHeaderSchema.parse(JSON.parse(first.toString()));
    throw new Error('the archive is empty');
  } finally {
    unpacked.destroy();
    await packing;
  }
}

function occasionOf(occasion: string | null): ListedArchive['occasione'] {
  if (occasion === null) return 'amano';
  const [kind] = occasion.split('-');
  return KINDS.find((known) => known === kind) ?? 'altra';
}

type DatabaseState = { database: string; migration: string };

type Listing = { current: DatabaseState; checkSeal(path: string): Promise<RestorationFault | null | 'pending'> };

function faultOf({ database, migration }: ArchiveHeader, current: DatabaseState): RestorationFault | null {
  if (database !== current.database) return 'altroPortale';
  if (migration > current.migration) return 'schemaNuovo';
  return migration < current.migration ? 'schemaVecchio' : null;
}

type ArchiveState = Pick<ListedArchive, 'schema_dati' | 'perche' | 'controllato'>;

const sentenceOf = (fault: RestorationFault | null) => (fault === null ? null : adminMessages.restoreFaults[fault]);

/** Returns an archive's state. Reports the signature as unchecked if the archive is remote or the check is slow. */
async function inspectArchive(
  place: ArchivePlace,
  name: string,
  { current, checkSeal }: Listing,
): Promise<ArchiveState> {
  const path = place.pathOf?.(name);
  try {
    const header = await peekHeader(place, name);
    const fault = faultOf(header, current);
    if (fault !== null || path === undefined) {
      return { schema_dati: header.migration, perche: sentenceOf(fault), controllato: false };
    }
    const seal = await checkSeal(path);
    return seal === 'pending'
      ? { schema_dati: header.migration, perche: null, controllato: false }
      : { schema_dati: header.migration, perche: sentenceOf(seal), controllato: true };
  } catch (error) {
    const fault = error instanceof ArchiveRefusal ? error.fault : 'damaged';
    return { schema_dati: null, perche: sentenceOf(fault), controllato: false };
  }
}

async function describe(place: ArchivePlace, name: string, listing: Listing): Promise<ListedArchive> {
  const { writtenAt = new Date(0), occasion = null } = parseArchiveName(name) ?? {};
  const cifrato = name.endsWith('.age');
  const path = place.pathOf?.(name);
  const size = path === undefined ? null : await stat(path).catch(() => null);
  const seen = cifrato
    ? { schema_dati: null, perche: null, controllato: false }
    : await inspectArchive(place, name, listing);
  return {
    nome: name,
    scritto: writtenAt.toISOString(),
    occasione: occasionOf(occasion),
    cifrato,
    byte: size?.size ?? null,
    ...seen,
  };
}

async function readCurrent(pool: Pool): Promise<DatabaseState> {
  const { rows } = await pool.query<{ migration: string }>('select max(name) as migration from migration_hashes');
  return { database: await databaseOwner(pool), migration: rows[0]?.migration ?? '' };
}

type ListParts = { config: Places; pool: Pool; trust: ArchiveTrust; checkSeal: CheckSeal };

/** Lists the archives in every storage location, newest first. The contents of encrypted archives are unknown without the key. */
export async function listArchives({ config, pool, trust, checkSeal }: ListParts): Promise<ListedArchive[]> {
  const late = setTimeout(LIST_WAITS_MS, 'pending' as const, { ref: false });
  const listing: Listing = {
    current: await readCurrent(pool),
    checkSeal: (path) => Promise.race([checkSeal(path, trust), late]),
  };
  const queue = new PQueue({ concurrency: AT_ONCE });
  const listed: ListedArchive[] = [];
  for (const place of placesOf(config)) {
    const names = await listNames(place);
    listed.push(...(await queue.addAll(names.map((name) => () => describe(place, name, listing)))));
  }
  // Sorted by name, because names begin with the time.
  return listed.toSorted((one, other) => (one.nome < other.nome ? 1 : -1));
}
