import { AppError } from '../../kernel/calls/app-error.ts';
import type { Call, ReceivedPicture } from '../../kernel/calls/call.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Largest JSON body, pictures inside it aside: ten times a long form. A call may say otherwise (`maxBody`). */
export const MAX_JSON_BYTES = 65_536;
/** Largest body that is handed over as it came: an event of the payment provider holds a whole object of theirs. */
const MAX_RAW_BYTES = 262_144;
/** Largest body that tells of a mail: its text and its pictures come with it, although only its recipients are looked at. */
const MAX_MAIL_BYTES = 2_097_152;
/** A body of JSON arrives in this time or not at all; pictures have as long as the connection (`listen.ts`). */
const JSON_TIMEOUT_MS = 30_000;

const JSON_TYPE = /^application\/json$/;
/** What a picture really is, its decoder tells. */
const PICTURE_TYPE = /^(?:image\/[\w.+-]+|application\/octet-stream)$/;

/** A body as its call's schema and handler get it. `cleanUp` forgets what of it lies on disk. */
export type ReceivedBody = {
  json: unknown;
  pictures: readonly ReceivedPicture[];
  raw: Uint8Array;
  cleanUp(): Promise<void>;
};

type Pieces = AsyncIterable<Uint8Array>;
type Folder = { folder: string };

/** How pictures are received, by whoever knows what one is: alone, or as data URLs inside a JSON text. */
export type PictureReceiver = {
  most: number;
  /** Largest body, in bytes: of a picture alone, and of a JSON text with all of its pictures. */
  maxBytes: { picture: number; pictures: number };
  /** What the sender of a picture that is too large is told; `query` is that of its call. */
  tooLarge(query: Readonly<Record<string, string>>): string;
  receivePicture(pieces: Pieces, to: Folder): Promise<{ picture: ReceivedPicture; cleanUp(): Promise<void> }>;
  extractDataUrls(
    pieces: Pieces,
    to: Folder,
  ): Promise<{ text: string; pictures: readonly ReceivedPicture[]; cleanUp(): Promise<void> }>;
};

/** Where pictures lie while their request runs, and what receives them. */
export type UploadTarget = { folder: string; receiver: PictureReceiver };

const nothingToForget = async () => undefined;
const EMPTY: ReceivedBody = { json: undefined, pictures: [], raw: new Uint8Array(), cleanUp: nothingToForget };

function tooLarge(detail: string = visitorMessages().payloadTooLarge): AppError {
  return new AppError('TROPPO_GRANDE', detail);
}

function unreadable(): AppError {
  return new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid);
}

function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Another site's form can send neither JSON nor a picture; a body that grows when opened has no size to limit. */
function refuseOtherTypes(request: Request, types: RegExp): void {
  const charset = /charset="?([\w-]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const isPlain = !request.headers.has('Content-Encoding') && charset === 'utf-8';
  if (isPlain && types.test(mediaType(request))) return;
  throw new AppError('FORMATO_NON_SUPPORTATO', visitorMessages().formatNotSupported);
}

/** Kept, it would fill memory; a connection cut at once takes the answer with it, so the server cuts it half a second later. */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let isOver = false;
  while (!isOver) {
    isOver = await reader.read().then(
      ({ done }) => done,
      () => true,
    );
  }
}

/** The pieces of a body as they arrive; a connection that breaks meanwhile is the caller's own affair. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const reader = request.body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } catch (cause) {
    throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid, { cause });
  } finally {
    void discardRest(reader);
  }
}

async function readShort(request: Request, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of chunksOf(request)) {
    size += piece.byteLength;
    if (size > most) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}

/** Fails with 408 when `work` takes longer than `milliseconds`. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AppError('RICHIESTA_LENTA', visitorMessages().requestTimedOut)),
    milliseconds,
  );
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

async function readJson(request: Request, most: number): Promise<ReceivedBody> {
  const bytes = await within(readShort(request, most), JSON_TIMEOUT_MS);
  return { ...EMPTY, json: parseJson(decode(bytes)) };
}

/** What a signature is about is neither decoded nor looked at; compressed it would be another text than the one that was signed. */
async function readRaw(request: Request, maxBytes: number): Promise<ReceivedBody> {
  if (request.headers.has('Content-Encoding')) throw unreadable();
  return { ...EMPTY, raw: await within(readShort(request, maxBytes), JSON_TIMEOUT_MS) };
}

/** A request says in its headers whether a body follows (RFC 9112, section 6). */
function hasNoBody({ headers }: Request): boolean {
  return Number(headers.get('Content-Length') ?? 0) === 0 && !headers.has('Transfer-Encoding');
}

async function readPicture(request: Request, { folder, receiver }: UploadTarget): Promise<ReceivedBody> {
  const { picture, cleanUp } = await receiver.receivePicture(chunksOf(request), { folder });
  return { ...EMPTY, pictures: [picture], cleanUp };
}

async function readJsonWithPictures(request: Request, { folder, receiver }: UploadTarget): Promise<ReceivedBody> {
  const { text, pictures, cleanUp } = await receiver.extractDataUrls(chunksOf(request), { folder });
  try {
    return { ...EMPTY, json: parseJson(text), pictures, cleanUp };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function mostOf({ bodyKind, maxBody = MAX_JSON_BYTES }: Call, { maxBytes }: Pick<PictureReceiver, 'maxBytes'>): number {
  if (bodyKind === 'raw') return MAX_RAW_BYTES;
  if (bodyKind === 'mail') return MAX_MAIL_BYTES;
  return bodyKind === undefined ? maxBody : maxBytes[bodyKind];
}

/**
 * Refuses a body by the length that its request declares, before anything else is looked at; a call that has no body has room for a form.
 * One that declares none is cut where it has become too long. Throws `TROPPO_GRANDE`.
 */
export function refuseDeclared(
  call: Call,
  declared: string | undefined,
  { receiver, query }: { receiver: PictureReceiver; query(): Record<string, string> },
): void {
  if (Number(declared ?? 0) <= mostOf(call, receiver)) return;
  throw call.bodyKind === 'picture' ? tooLarge(receiver.tooLarge(query())) : tooLarge();
}

/** Pictures become files below a folder while they arrive. Throws `FORMATO_NON_SUPPORTATO`, `TROPPO_GRANDE`, `RICHIESTA_NON_VALIDA`. */
export async function readBody(call: Call, request: Request, arrivals: UploadTarget): Promise<ReceivedBody> {
  const { body, bodyKind, isBodyOptional } = call;
  if (bodyKind === undefined && body === undefined) return EMPTY;
  if (isBodyOptional && hasNoBody(request)) return { ...EMPTY, json: {} };
  const most = mostOf(call, arrivals.receiver);
  if (bodyKind === 'raw' || bodyKind === 'mail') return readRaw(request, most);
  refuseOtherTypes(request, bodyKind === 'picture' ? PICTURE_TYPE : JSON_TYPE);
  if (bodyKind === 'picture') return readPicture(request, arrivals);
  return bodyKind === 'pictures' ? readJsonWithPictures(request, arrivals) : readJson(request, most);
}
