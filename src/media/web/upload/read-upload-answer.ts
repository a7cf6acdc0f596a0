import { photoSources } from '../../rules/photo-sources.ts';

/** What became of one upload. */
export type UploadAnswer =
  | { ok: true; immagine: string; url: string }
  /** `detail` is the server's sentence, empty when it sent none. A refused file is refused every time. */
  | { ok: false; detail: string; isRefused: boolean };

/** Statuses that are about the file itself; after any other the same file may pass. */
const ABOUT_THE_FILE = [400, 413, 415, 422];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function isPhotoUrl(url: unknown): url is string {
  try {
    return typeof url === 'string' && photoSources(url).width > 0;
  } catch {
    return false;
  }
}

/** An answer of `POST /api/foto`. `status` is 0 when none came; a proxy on the way may answer with no JSON at all. */
export function readUploadAnswer(status: number, text: string): UploadAnswer {
  const answer = parse(text);
  const [immagine, url] = ['immagine', 'url'].map((name) => field(field(answer, 'data'), name));
  if (status === 201 && typeof immagine === 'string' && isPhotoUrl(url)) return { ok: true, immagine, url };
  const detail = field(answer, 'detail');
  return { ok: false, detail: typeof detail === 'string' ? detail : '', isRefused: ABOUT_THE_FILE.includes(status) };
}
