import { readUploadAnswer, type UploadAnswer } from './read-upload-answer.ts';

/** After this an upload counts as lost: 5 MB take so long at 150 kbit/s. */
const LOST_AFTER_MS = 300_000;

/**
 * Sends one file to `POST /api/foto` and answers with what became of it; never throws. `fetch` cannot tell how much was
 * sent, so it is an XMLHttpRequest. `onProgress` gets the share that was sent, from 0 to 1. An aborted one answers nothing.
 */
export function uploadPhoto(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  return new Promise((resolve) => {
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
