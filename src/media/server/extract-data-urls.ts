import { AppError } from '../../kernel/calls/app-error.ts';
import type { ReceivedPicture } from '../../kernel/calls/call.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '../rules/image-references.ts';
import { createDataUrlDecoder, type DataUrlDecoder } from './decode-data-url.ts';
import { createPictureFile, type PictureFile, receivePicture } from './receive-picture.ts';
import { createDataUrlScanner, type Piece } from './scan-data-urls.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';
import { visitorMessages as mediaMessages } from '../messages/by-request.ts';

/** Maximum size of the JSON without its pictures: ten times the size of a long form. */
const MAX_REST = 65_536;
/** Maximum size of a body in bytes. It leaves room for one picture above the limit, so that the error message can name that picture. */
const MAX_BODY = 80_000_000;
/** Maximum number of bytes per scan. A scan of this size takes a tenth of a millisecond. */
const SLICE = 65_536;

export type ExtractOptions = {
  folder: string;
  maxBody?: number;
  maxPictureBytes?: number;
};

/** The n-th data URL in `text` is replaced with `"attachment:{n}"`. `cleanUp` removes the files of the pictures. */
export type ExtractedBody = { text: string; pictures: readonly ReceivedPicture[]; cleanUp(): Promise<void> };

type OpenPicture = { file: PictureFile; decoder: DataUrlDecoder };

function tooLarge(): AppError {
  return new AppError('TROPPO_GRANDE', visitorMessages().payloadTooLarge);
}

function createCollector({ folder, maxPictureBytes }: Required<ExtractOptions>) {
  const rest: Uint8Array[] = [];
  const files: PictureFile[] = [];
  const pictures: ReceivedPicture[] = [];
  let restSize = 0;
  let arriving: OpenPicture | null = null;

  function keep(bytes: Uint8Array): void {
    restSize += bytes.byteLength;
    if (restSize > MAX_REST) throw tooLarge();
    // The bytes are copied, because a slice would keep its whole chunk, including pictures, in memory.
    rest.push(Uint8Array.from(bytes));
  }

  function open(): void {
    keep(Buffer.from(`attachment:${pictures.length}`));
    const file = createPictureFile(folder, pictures.length < MAX_PHOTOS ? maxPictureBytes : 0);
    files.push(file);
    arriving = { file, decoder: createDataUrlDecoder() };
  }

  async function close({ file, decoder }: OpenPicture): Promise<void> {
    const last = decoder.end();
    if (last !== null) await file.write(last);
    pictures.push(await file.finish(last !== null));
    arriving = null;
  }

  return {
    async take(piece: Piece): Promise<void> {
      if (piece.kind === 'rest') keep(piece.bytes);
      else if (piece.kind === 'opened') open();
      else if (arriving !== null && piece.kind === 'content') {
        await arriving.file.write(arriving.decoder.decode(piece.bytes));
      } else if (arriving !== null) await close(arriving);
    },
    text: () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(rest, restSize)),
    pictures,
    cleanUp: async () => void (await Promise.all(files.map((file) => file.drop()))),
  };
}

function decodeText(collector: { text(): string }): string {
  try {
    return collector.text();
  } catch (cause) {
    throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid, { cause });
  }
}

/**
 * Streams the data URLs of a JSON body into files. Pictures above the size or number limit are not stored. After an error, no
 * files remain.
 */
export async function extractDataUrls(
  chunks: AsyncIterable<Uint8Array>,
  options: ExtractOptions,
): Promise<ExtractedBody> {
  const limits = {
    maxBody: MAX_BODY,
    maxPictureBytes: MAX_PHOTO_BYTES,
    ...options,
  };
  const collector = createCollector(limits);
  const scan = createDataUrlScanner();
  let received = 0;
  try {
    for await (const chunk of chunks) {
      received += chunk.byteLength;
      if (received > limits.maxBody) throw tooLarge();
      for (let at = 0; at < chunk.byteLength; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE);
        for (const piece of scan(Buffer.from(slice.buffer, slice.byteOffset, slice.byteLength))) {
          await collector.take(piece);
        }
      }
    }
    return { text: decodeText(collector), pictures: collector.pictures, cleanUp: collector.cleanUp };
  } catch (error) {
    await collector.cleanUp();
    throw error;
  }
}

export const PICTURES = {
  most: MAX_PHOTOS,
  maxBytes: { picture: MAX_PHOTO_BYTES, pictures: MAX_BODY },
  tooLarge: ({ nome = '' }: Readonly<Record<string, string>>) => mediaMessages().photoFaults.troppoGrande(nome),
  receivePicture,
  extractDataUrls,
};
