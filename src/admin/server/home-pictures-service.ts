import type { RecordAction } from '../../accounts/register-contract.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import type { PhotoReference, MediaService } from '../../media/contract.ts';
import { parseImageReference } from '../../media/rules/image-references.ts';
import { photoSources, photoUrl } from '../../media/rules/photo-sources.ts';
import type { HomePicture, HomePictureBody, HomePicturesService } from '../home-pictures-contract.ts';
import { isLandscape } from '../rules/default-pictures.ts';
import { deleteHomePicture, homePictureRows, type HomePicturesDb, putHomePicture } from './home-pictures-repository.ts';
import * as messages from '../messages/admin.ts';

type Dependencies = {
  db: HomePicturesDb;
  /** Can be a read replica, so the data may be slightly stale. */
  readDb: HomePicturesDb;
  media: Pick<MediaService, 'findUploads' | 'findPhotos'>;
  record: RecordAction<HomePicturesDb>;
};

function refuse(campo: string, sentence: string): AppError {
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { [campo]: sentence } });
}

function readDidascalia(sent: unknown): string {
  const text = typeof sent === 'string' ? (cleanText(sent) ?? '') : '';
  if (text === '') throw refuse('didascalia', messages.captionRequired);
  if (Array.from(text).length > messages.MAX_CAPTION_LENGTH) throw refuse('didascalia', messages.captionTooLong);
  return text;
}

async function readPhoto(sent: unknown, media: Dependencies['media']): Promise<PhotoReference> {
  const reference = typeof sent === 'string' ? parseImageReference(sent) : null;
  const found =
    reference?.kind === 'upload' && typeof sent === 'string'
      ? await media.findUploads([sent])
      : await media.findPhotos(reference?.kind === 'stored' ? [reference.url] : []);
  const [photo] = found;
  if (!photo) throw refuse('immagine', messages.homePhotoRequired);
  if (!isLandscape(photoSources(photo.url))) throw refuse('immagine', messages.homePhotoNotLandscape);
  return photo;
}

async function listOf(db: HomePicturesDb): Promise<HomePicture[]> {
  const rows = await homePictureRows(db);
  return rows.map(({ position, didascalia, ...photo }) => ({ posizione: position, url: photoUrl(photo), didascalia }));
}

export function createHomePicturesService({ db, readDb, media, record }: Dependencies): HomePicturesService {
  async function change(
    actor: Parameters<HomePicturesService['set']>[0],
    posizione: number,
    work: (transaction: HomePicturesDb) => Promise<unknown>,
  ): Promise<HomePicture[]> {
    return db.transaction().execute(async (transaction) => {
      const captionIn = (list: readonly HomePicture[]) =>
        list.find((each) => each.posizione === posizione)?.didascalia ?? null;
      const before = captionIn(await listOf(transaction));
      const isChanged = (await work(transaction)) !== false;
      const after = await listOf(transaction);
      const dopo = { posizione, didascalia: captionIn(after) };
      if (isChanged)
        await record(transaction, actor, { azione: 'foto_chi_siamo', prima: { didascalia: before }, dopo });
      return after;
    });
  }

  return {
    list: () => listOf(readDb),
    async set(actor, posizione, { immagine, didascalia }: HomePictureBody) {
      const text = readDidascalia(didascalia);
      const { id: photo_id } = await readPhoto(immagine, media);
      return change(actor, posizione, (transaction) =>
        putHomePicture(transaction, posizione, { photo_id, didascalia: text }),
      );
    },
    reset: (actor, posizione) => change(actor, posizione, (transaction) => deleteHomePicture(transaction, posizione)),
  };
}
