import type { MediaService } from '../../media/contract.ts';
import { parseImageReference } from '../../media/rules/image-references.ts';
import { photoUrl } from '../../media/rules/photo-sources.ts';
import { isAbsent } from '../rules/parse-result.ts';
import { ownedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

type Sources = { db: StruttureDb; media: Pick<MediaService, 'findUploads'> };

async function findStrutturaPhoto(url: string, strutturaId: number, db: StruttureDb): Promise<number | 'gone'> {
  const row = await ownedRow(db, strutturaId);
  const photos = [row?.host_photo, row?.edit_host_photo].flatMap((photo) => photo ?? []);
  return photos.find((photo) => photoUrl({ ...photo, focus: null }) === url)?.id ?? 'gone';
}

/** Finds the host's photo. Returns `'gone'` if it does not exist or belongs to another struttura. */
export async function findHostPhoto(
  sent: unknown,
  strutturaId: number | null,
  { db, media }: Sources,
): Promise<number | null | 'gone'> {
  if (isAbsent(sent)) return null;
  const reference = typeof sent === 'string' ? parseImageReference(sent) : null;
  if (reference?.kind === 'stored' && strutturaId !== null) return findStrutturaPhoto(reference.url, strutturaId, db);
  if (reference?.kind !== 'upload') return 'gone';
  const [photo] = await media.findUploads([`caricamento:${reference.token}`]);
  return photo?.id ?? 'gone';
}
