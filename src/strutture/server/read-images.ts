import { AppError } from '../../kernel/calls/app-error.ts';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import type { DiscardablePhoto, PhotoReference, MediaService } from '../../media/contract.ts';
import { type ImageReference, MAX_PHOTOS, parseImageReference } from '../../media/rules/image-references.ts';
import { type PhotoDetails, readPhotoDetails } from '../../media/rules/photo-details.ts';

import type { ChosenPhoto } from './struttura-version.ts';
import { visitorMessages } from '../../media/messages/by-request.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type SentImages = { immagini: unknown; pictures: readonly ReceivedPicture[] };

export type Image = { details: PhotoDetails } & (
  | { kind: 'photo'; photo: PhotoReference }
  | { kind: 'picture'; picture: ReceivedPicture; name: string }
);

type ReadElement = { reference: ImageReference; details: PhotoDetails };

function refusal(sentence: string): AppError {
  return new AppError('DATI_NON_VALIDI', sentence, { campi: { immagini: sentence } });
}

/** A form without a photo field keeps the current photos, whereas an empty list removes them. */
export function isOmitted(immagini: unknown): boolean {
  return immagini === undefined || immagini === null;
}

export function invalidImagesError(): AppError {
  return refusal(ownerMessages().photosInvalid);
}

function readElement(element: unknown, index: number): ReadElement {
  const name = ownerMessages().photoByNumber(index + 1);
  const { immagine, stanza, didascalia, fuoco, lingua }: Record<string, unknown> =
    typeof element === 'object' && element !== null ? { ...element } : { immagine: element };
  const reference = typeof immagine === 'string' ? parseImageReference(immagine) : null;
  if (reference === null) throw refusal(visitorMessages().photoFaults.nonValida(name));
  const read = readPhotoDetails({ stanza, didascalia, fuoco, lingua });
  if (!read.ok) throw refusal(ownerMessages().photoDetailFaults[read.fault](name));
  // Rejects a caption that is a data URL: the HTTP layer has replaced it with a picture reference.
  const isLost = parseImageReference(read.details.didascalia)?.kind === 'inline';
  if (isLost) throw refusal(ownerMessages().photoDetailFaults.didascaliaNonValida(name));
  return { reference, details: read.details };
}

function readElements(immagini: unknown): ReadElement[] {
  if (isOmitted(immagini)) return [];
  if (!Array.isArray(immagini)) throw invalidImagesError();
  if (immagini.length > MAX_PHOTOS) throw refusal(visitorMessages().tooManyPhotos);
  return immagini.map(readElement);
}

async function findUploads(elements: readonly ReadElement[], media: MediaService) {
  const tokens = elements.flatMap(({ reference }) => (reference.kind === 'upload' ? [reference.token] : []));
  const found = tokens.length === 0 ? [] : await media.findUploads(tokens.map((token) => `caricamento:${token}`));
  return new Map(tokens.map((token, index) => [token, found[index] ?? null]));
}

/** Resolves the photos of a form. Rejects stored photos that are not in `current`, the struttura's photos. */
export async function readImages(
  { immagini, pictures }: SentImages,
  current: readonly PhotoReference[],
  media: MediaService,
): Promise<Image[]> {
  const elements = readElements(immagini);
  const uploads = await findUploads(elements, media);
  return elements.map(({ reference, details }, index): Image => {
    if (reference.kind === 'inline') {
      const picture = pictures[reference.index];
      if (picture !== undefined) {
        return { kind: 'picture', picture, details, name: ownerMessages().photoByNumber(index + 1) };
      }
    }
    const photo =
      reference.kind === 'upload'
        ? uploads.get(reference.token)
        : current.find(({ url }) => reference.kind === 'stored' && url === reference.url);
    if (!photo) throw refusal(visitorMessages().photoNoLongerAvailable);
    return { kind: 'photo', photo, details };
  });
}

/** `photos` contains each photo once, at its first position. `discardable` contains the photos stored only for this request. */
export type StoredImages = { photos: ChosenPhoto[]; discardable: DiscardablePhoto[] };

/** Stores the new pictures of a form. Throws and stores no picture if any picture is rejected. */
export async function storeImages(images: readonly Image[], media: MediaService): Promise<StoredImages> {
  const carried = images.flatMap((image) => (image.kind === 'picture' ? [image] : []));
  const pictures = carried.map(({ picture }) => picture);
  const stored =
    pictures.length === 0
      ? []
      : await media.storeAll(
          pictures,
          carried.map(({ name }) => name),
        );
  const fresh = stored.values();
  const photos = images.flatMap((image): ChosenPhoto[] => {
    const photo = image.kind === 'photo' ? image.photo : fresh.next().value;
    return photo === undefined ? [] : [{ id: photo.id, ...image.details }];
  });
  const isFirst = ({ id }: ChosenPhoto, index: number) => photos.findIndex((photo) => photo.id === id) === index;
  return { photos: photos.filter(isFirst), discardable: stored };
}
