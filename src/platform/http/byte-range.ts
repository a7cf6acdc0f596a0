/** Where a part of a file begins and ends, both bytes included. */
export type ByteRange = { start: number; end: number };

/** No file is larger than a number can say. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The one part of a file of `size` bytes that a `Range` header asks for (RFC 9110, 14): `null` where the whole is sent, because none
 * is asked for, several are, or the header makes no sense; `unsatisfiable` where there are no such bytes.
 * @example readByteRange('bytes=0-16383', 100_000) // { start: 0, end: 16383 }
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
