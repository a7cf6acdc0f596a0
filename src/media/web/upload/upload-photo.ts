import { PHOTO_TYPES } from '../../rules/choose-files.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '../../rules/image-references.ts';
import { HEIC_HEAD_BYTES, isHeic } from '../../rules/is-heic.ts';
import { readUploadAnswer, type UploadAnswer } from './read-upload-answer.ts';

/** After this an upload counts as lost: 5 MB take so long at 150 kbit/s. */
const LOST_AFTER_MS = 300_000;

/** Larger files take more memory than a browser has. */
const MOST_SHRUNK_BYTES = 200_000_000;

/** The share that was sent, from 0 to 1; `null` while the photo is made smaller. */
export type UploadShare = number | null;
type OnProgress = (share: UploadShare) => void;

/** `fetch` cannot tell how much was sent, so it is an XMLHttpRequest. */
function sendPhoto(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const request = new XMLHttpRequest();
    request.open('POST', `/api/foto?${new URLSearchParams({ nome: file.name }).toString()}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.timeout = LOST_AFTER_MS;
    const answer = () => resolve(readUploadAnswer(request.status, request.responseText));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    // Without an answer the status is 0.
    for (const end of ['load', 'error', 'timeout']) request.addEventListener(end, answer);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

async function shrinkPhoto(file: File, isNeeded: (pixels: number) => boolean): Promise<File | null> {
  if (file.size > MOST_SHRUNK_BYTES) return null;
  return import('./shrink-photo.ts').then((loaded) => loaded.shrinkPhoto(file, isNeeded)).catch(() => null);
}

async function hasHeic(file: File): Promise<boolean> {
  const head = await file
    .slice(0, HEIC_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isHeic(new Uint8Array(head));
}

/** Whether it is worth sending as it is: neither too large nor of a type that the server does not read. */
function isSendable({ size, type }: File): boolean {
  return size <= MAX_PHOTO_BYTES && (type === '' || PHOTO_TYPES.split(',').includes(type));
}

/**
 * Sends one photo to `POST /api/foto` and answers with what became of it; never throws. One that weighs too much, has too many pixels
 * or is HEIC is made a smaller JPEG first, where the browser can read it. An aborted one answers nothing.
 */
export async function uploadPhoto(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<UploadAnswer> {
  const answer = isSendable(file) ? await sendPhoto(file, signal, onProgress) : null;
  if (answer !== null && (answer.ok || answer.fault !== 'nonValida')) return answer;
  onProgress(null);
  const isUnread = await hasHeic(file);
  const isLarge = file.size > MAX_PHOTO_BYTES;
  const smaller = await shrinkPhoto(file, (pixels) => isUnread || isLarge || pixels > MAX_PHOTO_PIXELS);
  if (smaller !== null) return sendPhoto(smaller, signal, onProgress);
  if (isUnread) return { ok: false, detail: '', fault: 'heic' };
  if (isLarge) return { ok: false, detail: '', fault: 'troppoGrande' };
  return answer ?? sendPhoto(file, signal, onProgress);
}
