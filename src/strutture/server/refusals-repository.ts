import { z } from 'zod';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { latestVersion, versionSchema, wholeVersion } from './struttura-version.ts';

export const refusalSchema = z.object({ motivo: z.string(), refused_at: z.coerce.date(), version: versionSchema });
export type Refusal = z.infer<typeof refusalSchema>;

export function refusalOf({ refused_motivo: motivo, refused_at, refused_version: version }: OwnedRow): Refusal | null {
  return motivo === null ? null : refusalSchema.parse({ motivo, refused_at, version });
}

export async function forgetRefusal(db: StruttureDb, id: number): Promise<void> {
  await db.deleteFrom('refusals').where('struttura_id', '=', id).execute();
}

export async function saveRefusal(
  db: StruttureDb,
  id: number,
  refusal: Omit<Refusal, 'refused_at'> & { refused_at?: Date },
): Promise<void> {
  await forgetRefusal(db, id);
  const version = JSON.stringify(refusal.version);
  await db
    .insertInto('refusals')
    .values({ ...refusal, struttura_id: id, version })
    .execute();
}

export async function keepRefused(db: StruttureDb, row: OwnedRow, motivo: string): Promise<void> {
  await saveRefusal(db, row.id, { motivo, version: wholeVersion(latestVersion(row)) });
}
