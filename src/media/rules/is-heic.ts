/** Bytes of a file's beginning that tell whether it is HEIC. */
export const HEIC_HEAD_BYTES = 64;

const HEIC_BRAND = /^(?:hei[cmsx]|hev[cmsx])$/;
/** Brands that AVIF has, too: what else a file is compatible with decides. */
const SHARED_BRAND = /^(?:mif1|msf1)$/;
const BRAND_LENGTH = 4;

/**
 * Whether a file begins as iPhones save photos: HEVC in a HEIF container, which has the same head as AVIF.
 * @example isHeic(new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic')) // true
 */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const major = text.slice(8, 8 + BRAND_LENGTH);
  const size = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const compatible = text.slice(16, size).match(/.{4}/gs) ?? [];
  return HEIC_BRAND.test(major) || (SHARED_BRAND.test(major) && compatible.some((brand) => HEIC_BRAND.test(brand)));
}
