import type { RecordAction } from '../../accounts/register-contract.ts';
import { fieldError } from '../../kernel/calls/app-error.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { PhotoReference, MediaService } from '../../media/contract.ts';
import { parseImageReference } from '../../media/rules/image-references.ts';
import { type CheckedPost, checkPost, type PostForm } from '../rules/check-post.ts';
import type { BlogDb } from './repository.ts';
import { type PictureOf, sanitiseArticle } from './sanitise-article.ts';
import * as messages from '../messages/admin.ts';

const CONTENT_LENGTH = 500_000;

export type ArticleForm = Omit<PostForm, 'contenuto'> & { contenuto?: unknown; immagine_copertina?: unknown };

export type ReadArticle = CheckedPost & { cover: PhotoReference | null; photoIds: number[] };

type Photos = Pick<MediaService, 'findUploads' | 'findPhotos'>;

export type BlogAdminDependencies = { db: BlogDb; clock: Clock; media: Photos; record: RecordAction<BlogDb> };

function readContent(contenuto: unknown): string {
  if (typeof contenuto !== 'string') return '';
  if (contenuto.length > CONTENT_LENGTH) throw fieldError('contenuto', messages.articleTooLong);
  return cleanText(contenuto, 'many') ?? '';
}

const anyReference: PictureOf = (src) =>
  ['stored', 'upload'].includes(parseImageReference(src)?.kind ?? '') ? src : null;

function referencesIn(html: string): string[] {
  const found = new Set<string>();
  sanitiseArticle(html, (src) => {
    const reference = anyReference(src);
    if (reference !== null) found.add(reference);
    return null;
  });
  return [...found];
}

async function findAll(references: readonly string[], media: Photos): Promise<Map<string, PhotoReference>> {
  const [held, stored] = await Promise.all([media.findUploads(references), media.findPhotos(references)]);
  const photos = references.map((reference, index) => ({ reference, photo: held[index] ?? stored[index] ?? null }));
  return new Map(photos.flatMap(({ reference, photo }) => (photo === null ? [] : [[reference, photo] as const])));
}

async function readCover(value: unknown, media: Photos): Promise<PhotoReference | null> {
  if (value === undefined || value === null || value === '') return null;
  const reference = typeof value === 'string' ? anyReference(value) : null;
  const photo = reference === null ? undefined : (await findAll([reference], media)).get(reference);
  if (photo === undefined) throw fieldError('immagine_copertina', messages.coverInvalid);
  return photo;
}

/** Throws `DATI_NON_VALIDI` for the first invalid field. */
export async function readArticle(
  form: ArticleForm,
  categories: readonly { id: number; nome: string }[],
  media: Photos,
): Promise<ReadArticle> {
  const html = readContent(form.contenuto);
  const references = referencesIn(html);
  const photos = await findAll(references, media);
  if (photos.size < references.length) throw fieldError('contenuto', messages.articlePhotoExpired);
  const contenuto = sanitiseArticle(html, (src) => photos.get(src)?.url ?? null);
  if (contenuto.length > CONTENT_LENGTH) throw fieldError('contenuto', messages.articleTooLong);
  const checked = checkPost({ ...form, contenuto }, categories);
  if ('fault' in checked) throw fieldError(checked.campo, messages.blogFaults[checked.fault]);
  const cover = await readCover(form.immagine_copertina, media);
  return { ...checked, cover, photoIds: [...new Set([...photos.values()].map(({ id }) => id))] };
}
