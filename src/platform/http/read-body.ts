import { AppError } from '../../kernel/calls/app-error.ts';
import type { Call, ReceivedPicture } from '../../kernel/calls/call.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

/** Default limit for a JSON body in bytes, ten times the size of a long form. */
export const MAX_JSON_BYTES = 65_536;
/** Limit for a signed body in bytes. An event of the payment provider contains the complete object that it concerns. */
const MAX_RAW_BYTES = 262_144;
/** Limit for an inbound email in bytes. The email contains text and images, although only its recipients are used. */
const MAX_MAIL_BYTES = 2_097_152;
/** Time limit for bodies other than pictures. Pictures have the time limit of the whole request (`listen.ts`). */
const JSON_TIMEOUT_MS = 30_000;

const JSON_TYPE = /^application\/json$/;
/** The declared type is only a hint; the decoder determines the actual format. */
const PICTURE_TYPE = /^(?:image\/[\w.+-]+|application\/octet-stream)$/;

export type ReceivedBody = {
  json: unknown;
  pictures: readonly ReceivedPicture[];
  raw: Uint8Array;
  cleanUp(): Promise<void>;
};

type Pieces = AsyncIterable<Uint8Array>;
type Folder = { folder: string };

export type PictureReceiver = {
  most: number;
  maxBytes: { picture: number; pictures: number };
  tooLarge(query: Readonly<Record<string, string>>): string;
  receivePicture(pieces: Pieces, to: Folder): Promise<{ picture: ReceivedPicture; cleanUp(): Promise<void> }>;
  extractDataUrls(
    pieces: Pieces,
    to: Folder,
  ): Promise<{ text: string; pictures: readonly ReceivedPicture[]; cleanUp(): Promise<void> }>;
};

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

/** Rejects forms, which other sites can send, and compressed bodies, whose decompressed size is unknown. */
function refuseOtherTypes(request: Request, types: RegExp): void {
  const charset = /charset="?([\w-]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const isPlain = !request.headers.has('Content-Encoding') && charset === 'utf-8';
  if (isPlain && types.test(mediaType(request))) return;
  throw new AppError('FORMATO_NON_SUPPORTATO', visitorMessages().formatNotSupported);
}

/** Reads the rest of the body, because the response could be lost if the connection were closed. */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let isOver = false;
  while (!isOver) {
    isOver = await reader.read().then(
      ({ done }) => done,
      () => true,
    );
  }
}

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

/** Reads a signed body. Rejects compressed bodies, because their bytes would differ from the signed ones. */
async function readRaw(request: Request, maxBytes: number): Promise<ReceivedBody> {
  if (request.headers.has('Content-Encoding')) throw unreadable();
  return { ...EMPTY, raw: await within(readShort(request, maxBytes), JSON_TIMEOUT_MS) };
}

/** The headers show whether a body follows (RFC 9112, section 6). */
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

/** Throws `TROPPO_GRANDE` if the declared length exceeds the limit. Bodies without a declared length are checked while they are read. */
export function refuseDeclared(
  call: Call,
  declared: string | undefined,
  { receiver, query }: { receiver: PictureReceiver; query(): Record<string, string> },
): void {
  if (Number(declared ?? 0) <= mostOf(call, receiver)) return;
  throw call.bodyKind === 'picture' ? tooLarge(receiver.tooLarge(query())) : tooLarge();
}

/** Reads the body of a request. Pictures are written to files as they arrive. */
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
