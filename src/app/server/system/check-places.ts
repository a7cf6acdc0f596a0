import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import type { PhotoStorage } from '../../../media/server/storage.ts';
import type { ArchivePlace } from '../../../platform/backup/archive-place.ts';
import { openArchivePlace } from '../backup/open-archive-place.ts';
import type { Config } from '../config.ts';
import { openPhotos } from '../open-photos.ts';
import { wouldLoseArchives } from '../read-backup.ts';
import { failureOf } from './check-with-limit.ts';
import * as operatorMessages from '../../messages/operator.ts';

const newName = () => `prova-${randomUUID()}`;

function assertSame(read: Uint8Array | null, contents: Buffer): void {
  if (read === null || !contents.equals(read)) throw new Error(operatorMessages.readDiffersFromWritten());
}

async function tryPhotos(storage: PhotoStorage): Promise<void> {
  const [name, contents] = [newName(), Buffer.from(newName())];
  await storage.write(name, contents);
  try {
    assertSame(await storage.read(name), contents);
  } finally {
    await storage.remove(name);
  }
  if (await storage.has(name)) throw new Error(operatorMessages.removedStays());
}

async function* once(contents: Buffer): AsyncGenerator<Buffer> {
  yield contents;
}

async function tryArchives(place: ArchivePlace): Promise<void> {
  const [name, contents] = [newName(), Buffer.from(newName())];
  await place.write(name, once(contents));
  try {
    assertSame(await buffer(place.read(name)), contents);
  } finally {
    await place.remove(name);
  }
  if ((await place.list('')).includes(name)) throw new Error(operatorMessages.removedStays());
}

const placeOf = ({ s3, folder }: { s3: Config['s3']; folder: string }) =>
  s3 === undefined ? folder : `${s3.endpoint.replace(/\/+$/, '')}/${s3.bucket}`;

export async function checkPhotoPlace(config: Pick<Config, 's3' | 'dataDir'>): Promise<Verdict> {
  const place = placeOf({ s3: config.s3, folder: `${config.dataDir}/foto` });
  const reason = await failureOf(tryPhotos(openPhotos(config)));
  return reason === null ? { kind: 'foto.bene', place } : { kind: 'foto.guaste', place, reason };
}

export async function checkArchivePlace(config: Pick<Config, 'backup' | 'dataDir'>): Promise<Verdict> {
  const place = placeOf(config.backup);
  const reason = await failureOf(tryArchives(openArchivePlace(config)));
  if (reason !== null) return { kind: 'archivi.guasti', place, reason };
  return { kind: (await wouldLoseArchives(config)) ? 'archivi.stesso_disco' : 'archivi.bene', place };
}
