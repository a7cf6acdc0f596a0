import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between a signature's timestamp and the current time, in seconds. Limits replays. */
const TOLERANCE_SECONDS = 300;
/** The header contains one signature, or two while the secret is being rotated; the limit leaves a margin. */
const MAX_SIGNATURES = 5;
const MAX_HEADER_LENGTH = 1000;

type Signature = { seconds: string; hashes: Buffer[] };

/** Parses `t=1700000000,v1=5257a8…`. Returns `null` if the header is malformed, too long or contains two timestamps. */
function readSignature(header: string): Signature | null {
  if (header.length > MAX_HEADER_LENGTH) return null;
  const parts = header.split(',').map((part) => /^(t|v\d)=([0-9a-f]+)$/.exec(part));
  if (parts.includes(null)) return null;
  const valuesOf = (name: string) => parts.flatMap((part) => (part?.[1] === name ? [part[2] ?? ''] : []));
  const [seconds, ...otherTimes] = valuesOf('t');
  const hashes = valuesOf('v1');
  const isOne = seconds !== undefined && otherTimes.length === 0 && /^\d{1,11}$/.test(seconds);
  if (!isOne || hashes.length === 0 || hashes.length > MAX_SIGNATURES) return null;
  return { seconds, hashes: hashes.map((hash) => Buffer.from(hash, 'hex')) };
}

/** Compares Stripe's `v1` signature in constant time. A duplicated header has two timestamps and is rejected (SECURITY.md T11). */
export function isSigned(
  raw: Uint8Array,
  header: string | null,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const signature = header === null ? null : readSignature(header);
  if (signature === null) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(signature.seconds));
  const expected = createHmac('sha256', secret).update(`${signature.seconds}.`).update(raw).digest();
  const isKnown = signature.hashes
    .map((hash) => hash.length === expected.length && timingSafeEqual(hash, expected))
    .includes(true);
  return isKnown && age <= TOLERANCE_SECONDS;
}
