import { secureAnswer } from '../http/security-headers.ts';
import { type ContentCoding, decode, encode, type PackedCoding } from './content-coding.ts';
import type { PageSnapshot } from './snapshot-page.ts';

/** Names and values alternate in the headers, as `writeHead` expects. */
export type ReadyPage = { etag: string; body: Buffer; okHeaders: string[]; notModifiedHeaders: string[] };

export type CachedPage = {
  ready(coding: ContentCoding): ReadyPage | undefined;
  prepare(coding: ContentCoding): Promise<ReadyPage>;
  bytes(): number;
};

type Head = Omit<PageSnapshot, 'body'>;

/** Memory in bytes that a page takes in addition to its body, measured and rounded up. */
const OVERHEAD = 4096;
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

function readyPage({ headers: snapshotHeaders, digest }: Head, coding: ContentCoding, body: Buffer): ReadyPage {
  const headers = new Headers(snapshotHeaders);
  secureAnswer(headers);
  const etag = coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`;
  headers.set('ETag', etag);
  headers.set('Content-Length', String(body.length));
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  const found = [...headers];
  const unchanged = found.filter(([name]) => !BODY_HEADERS.has(name));
  return { etag, body, okHeaders: found.flat(), notModifiedHeaders: unchanged.flat() };
}

/** Copies the body, because zlib returns a view that would retain a buffer of 16 KB. */
function copyOf(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

export function createCachedPage({ body: unpackedBody, ...head }: PageSnapshot): CachedPage {
  const packed = new Map<PackedCoding, ReadyPage>();
  const packing = new Map<PackedCoding, Promise<ReadyPage>>();
  let plain: Buffer | null = unpackedBody;

  async function unpacked(): Promise<Buffer> {
    if (plain !== null) return plain;
    const [first] = packed;
    if (first === undefined) throw new Error('a cached page has no body');
    return decode(first[0], first[1].body);
  }
  async function makePacked(coding: PackedCoding): Promise<ReadyPage> {
    const made = readyPage(head, coding, copyOf(await encode(coding, await unpacked())));
    packed.set(coding, made);
    plain = null;
    return made;
  }
  return {
    ready: (coding) => (coding === 'identity' ? undefined : packed.get(coding)),
    async prepare(coding) {
      if (coding === 'identity') return readyPage(head, coding, await unpacked());
      const made = packed.get(coding) ?? packing.get(coding);
      if (made !== undefined) return made;
      const making = makePacked(coding).finally(() => packing.delete(coding));
      packing.set(coding, making);
      return making;
    },
    bytes() {
      const bodies = [plain, ...[...packed.values()].map(({ body }) => body)];
      return OVERHEAD + bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
    },
  };
}
