import { z } from 'zod';
import type { ReceivedPicture } from '../kernel/calls/call.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { FocalPoint } from './rules/focal-point.ts';
import { STANZE_FOTO } from './rules/photo-details.ts';
import { visitorMessages } from './messages/by-request.ts';

/** What may be said of a photo. `fuoco`: the focal point that was set by hand, such as `40-60` (per cent from the left, from the top). */
export const photoDetailsSchema = z.object({
  stanza: z.enum(STANZE_FOTO).nullable(),
  didascalia: z.string(),
  fuoco: z.string().nullable(),
  /** Of the caption; without it the caption is Italian. */
  lingua: z.enum(LANGUAGES).optional(),
});

/** A photo that was uploaded and waits for a form to be sent: `immagine` goes into the form's `immagini`. */
export const uploadSchema = z.object({
  /** `caricamento:{token}`; valid for 24 hours. */
  immagine: z.string(),
  /** Address of the largest variant, for a preview (`rules/photo-sources.ts`). */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** `POST /api/foto?nome=`: one picture as the body. `nome` is its file's name, for the sentences about it. */
export const uploadPhotoCall = defineCall({
  method: 'POST',
  path: '/api/foto',
  hasUnprefixedPath: false,
  summary: 'Carica una foto',
  params: z.object({}),
  query: z.object({ nome: z.string({ error: () => visitorMessages().photoFaults.nonValida('') }).default('') }),
  bodyKind: 'picture',
  status: 201,
  answer: z.object({ success: z.literal(true), data: uploadSchema }),
});

export type PhotoReference = { id: number; hash: string; url: string };

/** A photo kept for one request: it is this request's to discard, without taking it from anybody else. */
export type DiscardablePhoto = PhotoReference & { token: string };

/** A WebP of a size that is stored, without metadata, which is not decoded: its size and focal point are known. */
export type PreparedPhoto = { alt: string; width: number; height: number; focus: FocalPoint };

export type MediaService = {
  /**
   * Keeps a picture in all its sizes and formats and gives the photo's id; `null` when it is no picture of an accepted
   * format. A picture that is known is not encoded again. `alt` says what it shows, for who cannot see it.
   */
  addPhoto(original: Uint8Array, alt: string): Promise<number | null>;
  /** Stores one of our own pictures unchanged, as its largest file, and gives the photo's id; its other files are made later. */
  addPrepared(original: Uint8Array, photo: PreparedPhoto): Promise<number>;
  /**
   * Keeps one uploaded picture for 24 hours. Throws `TROPPO_GRANDE` above 5 MB or `MAX_MEGAPIXELS`, `FORMATO_NON_SUPPORTATO` when it
   * is no JPEG, PNG, WebP or AVIF, each with its sentence and `name`;
   * `SERVIZIO_NON_DISPONIBILE` when too many pictures wait already, or the storage fails.
   */
  upload(picture: ReceivedPicture, name: string): Promise<Upload>;
  /** The photos of `caricamento:` references, in their order; `null` for one that is unknown or older than 24 hours. */
  findUploads(references: readonly string[]): Promise<(PhotoReference | null)[]>;
  /** The photos of addresses (`rules/photo-sources.ts`), in their order; `null` for one that is no photo's, or not there. */
  findPhotos(urls: readonly string[]): Promise<(PhotoReference | null)[]>;
  /**
   * Keeps the pictures that came inside a JSON body, for 24 hours until something refers to them: all of them, or, when
   * one is refused, none (the error is thrown as by `upload`, named by `names` of the same positions). The same picture
   * twice is the same photo twice.
   */
  storeAll(pictures: readonly ReceivedPicture[], names: readonly string[]): Promise<DiscardablePhoto[]>;
  /** After a request that failed: removes at once what `storeAll` kept for it and nothing else shows or waits for. */
  discard(photos: readonly DiscardablePhoto[]): Promise<void>;
  readLargest(url: string): Promise<Uint8Array | null>;
  /** Has every photo outlive what shows it by 30 days: for an archive, which holds rows and no files. */
  leaseAll(): Promise<void>;
  /** Removes photos, files and rows, that nothing has shown or waited for during 25 hours; gives their number. */
  sweepOrphans(): Promise<number>;
  /** Asks once more for the AVIF files of photos that have none two hours later: their job failed, or was never restored. */
  requestMissingAvif(): Promise<void>;
  /** Makes the WebP files that a prepared photo lacks. Calls for one photo at the same time make them once. */
  makeVariants(hash: string): Promise<void>;
  /** Finds the focal points of some photos that were stored before there were any. */
  findMissingFocus(): Promise<void>;
  /** Encodes the AVIF files of a photo that has only WebP yet. A second call does nothing, nor does one for a photo that is gone. */
  encodeAvif(photoId: number): Promise<void>;
};
