import type { FileFault } from '../../rules/choose-files.ts';
import { photoSources } from '../../rules/photo-sources.ts';

export type UploadAnswer =
  | { ok: true; immagine: string; url: string }
  /** `detail` is the server's message, or empty. `fault` is `null` if a retry can succeed. */
  | { ok: false; detail: string; fault: FileFault | null };

const FAULT_OF: Readonly<Record<number, FileFault>> = {
  400: 'nonValida',
  413: 'troppoGrande',
  415: 'nonValida',
  422: 'nonValida',
};

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

/** Parses the response to an upload. `status` is 0 if there was no response; `text` may be HTML from a proxy. */
export function readUploadAnswer(status: number, text: string): UploadAnswer {
  const answer = parse(text);
  const [immagine, url] = ['immagine', 'url'].map((name) => field(field(answer, 'data'), name));
  if (status === 201 && typeof immagine === 'string' && isPhotoUrl(url)) return { ok: true, immagine, url };
  const detail = field(answer, 'detail');
  return { ok: false, detail: typeof detail === 'string' ? detail : '', fault: FAULT_OF[status] ?? null };
}
