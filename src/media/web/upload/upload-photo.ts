import { announce } from '../../../ui/toasts/announce.ts';
import { MAX_PHOTO_BYTES } from '../../rules/image-references.ts';
import { isCutOff } from '../../rules/cut-off.ts';
import { HEAD_BYTES, isHeic } from '../../rules/picture-faults.ts';
import { isRemade } from '../../rules/shrink-photo.ts';
import { readUploadAnswer, type UploadAnswer } from './read-upload-answer.ts';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

export type UploadShare = number | null;
type OnProgress = (share: UploadShare) => void;

/** Timeout of an upload, enough for 5 MB at 150 kbit/s. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
function sendPhoto(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/foto?${new URLSearchParams({ nome: file.name }).toString()}`);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.timeout = UPLOAD_TIMEOUT_MS;
    const answer = () => resolve(readUploadAnswer(request.status, request.responseText));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    for (const end of ['load', 'error', 'timeout']) request.addEventListener(end, answer);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

async function isHeicInside(file: File): Promise<boolean> {
  return isHeic(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}

async function answerForUnmade(file: File, isCut: boolean): Promise<UploadAnswer | null> {
  if (await isHeicInside(file)) return { ok: false, detail: messages.photoFaults.heic(file.name), fault: 'nonValida' };
  if (isCut) return { ok: false, detail: '', fault: 'nonValida' };
  return file.size > MAX_PHOTO_BYTES ? { ok: false, detail: '', fault: 'troppoGrande' } : null;
}

async function makeSmaller(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<File | UploadAnswer> {
  onProgress(null);
  announce(ownerMessages.shrinkingPhoto(file.name));
  try {
    const isCut = isCutOff(new Uint8Array(await file.arrayBuffer()));
    const { remakePhoto } = await import('./remake-photo.ts');
    const made = isCut ? null : await remakePhoto(file, signal);
    return made ?? (await answerForUnmade(file, isCut)) ?? file;
  } catch {
    // The conversion code could not be loaded, or the file was deleted from the disk.
    return { ok: false, detail: '', fault: null };
  }
}

/** Uploads a photo and never throws. After an abort, the promise never settles. */
export async function uploadPhoto(file: File, signal: AbortSignal, onProgress: OnProgress): Promise<UploadAnswer> {
  const never = new Promise<never>(() => {});
  let made: File | UploadAnswer = file;
  if (isRemade(file)) made = await makeSmaller(file, signal, onProgress);
  if (signal.aborted) return never;
  if (!(made instanceof File)) return made;
  if (made !== file) onProgress(0);
  const answer = await sendPhoto(made, signal, onProgress);
  if (answer.ok || answer.fault === null || made !== file) return answer;
  // A HEIC photo that was renamed to `.jpg` is converted, because this browser may be able to decode it.
  if (answer.fault === 'nonValida' && !(await isHeicInside(file).catch(() => false))) return answer;
  made = await makeSmaller(file, signal, onProgress);
  if (signal.aborted) return never;
  if (!(made instanceof File) || made === file) return answer;
  onProgress(0);
  return sendPhoto(made, signal, onProgress);
}
