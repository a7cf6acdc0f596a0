import { z } from 'zod';
import type { ReceivedPicture } from '../kernel/calls/call.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { LANGUAGES } from '../kernel/language.ts';
import type { FocalPoint } from './rules/focal-point.ts';
import { STANZE_FOTO } from './rules/photo-details.ts';
import { visitorMessages } from './messages/by-request.ts';

/** `fuoco` is the owner's focal point, as percentages from the left and from the top. */
export const photoDetailsSchema = z.object({
  stanza: z.enum(STANZE_FOTO).nullable(),
  didascalia: z.string(),
  fuoco: z.string().nullable(),
  lingua: z.enum(LANGUAGES).optional(),
});

/** `immagine` is the reference to submit in the form's `immagini`. */
export const uploadSchema = z.object({
  immagine: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** `POST /api/foto?nome=`: uploads the picture in the request body. `nome` is the file name for error messages. */
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

/** A photo with its own hold, so that a failed request can discard it without affecting other holds. */
export type DiscardablePhoto = PhotoReference & { token: string };

/** Describes a WebP file that has no metadata. The file is not decoded, so the caller must supply its size. */
export type PreparedPhoto = { alt: string; width: number; height: number; focus: FocalPoint };

export type MediaService = {
  /** Stores a picture. Returns the photo's ID, or `null` if the picture is rejected. */
  addPhoto(original: Uint8Array, alt: string): Promise<number | null>;
  /** Stores a bundled picture unchanged as the photo's largest file. The other files are created later. */
  addPrepared(original: Uint8Array, photo: PreparedPhoto): Promise<number>;
  /**
   * Stores a picture to which forms can refer for 24 hours. The messages for `TROPPO_GRANDE` and `FORMATO_NON_SUPPORTATO` contain
   * `name`.
   */
  upload(picture: ReceivedPicture, name: string): Promise<Upload>;
  /** Returns the photos of `caricamento:` references, with `null` for unknown references and those older than 24 hours. */
  findUploads(references: readonly string[]): Promise<(PhotoReference | null)[]>;
  /** Returns the photos of addresses (`rules/photo-sources.ts`) in the same order, with `null` for addresses without a stored photo. */
  findPhotos(urls: readonly string[]): Promise<(PhotoReference | null)[]>;
  /** Stores all pictures or none. After 25 hours, photos without a reference are removed. */
  storeAll(pictures: readonly ReceivedPicture[], names: readonly string[]): Promise<DiscardablePhoto[]>;
  /** Cleans up after a failed request: removes photos stored by `storeAll` that have no reference and no other hold. */
  discard(photos: readonly DiscardablePhoto[]): Promise<void>;
  readLargest(url: string): Promise<Uint8Array | null>;
  /** Holds every photo for 30 days, because archives contain only rows, and restored rows need the files. */
  leaseAll(): Promise<void>;
  /** Removes photos that are more than 25 hours old and have no reference or hold. Returns their number. */
  sweepOrphans(): Promise<number>;
  /** Requests AVIF files that are still missing after two hours, because their job failed or was not restored. */
  requestMissingAvif(): Promise<void>;
  /** Creates the missing WebP files of a prepared photo. Concurrent calls for a photo share the work. */
  makeVariants(hash: string): Promise<void>;
  findMissingFocus(): Promise<void>;
  /** Encodes the missing AVIF files of a photo. Does nothing if the photo was removed. */
  encodeAvif(photoId: number): Promise<void>;
};
