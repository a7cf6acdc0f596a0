export type PictureFault = 'nonValida' | 'troppiPixel' | 'heic';

/** `ftyp` brands of HEIC files. `mif1` and `msf1` are omitted, because AVIF also uses them. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
export const HEAD_BYTES = 64;
const NEUTRAL_BRANDS = ['mif1', 'msf1'];

/**
 * Detects HEIC by the first bytes of a file, because iPhone pictures may be renamed to `.jpg`.
 * @example isHeic(bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')) // true
 */
export function isHeic(file: Uint8Array): boolean {
  const head = String.fromCharCode(...file.subarray(0, HEAD_BYTES));
  if (head.slice(4, 8) !== 'ftyp') return false;
  const size = (head.charCodeAt(2) << 8) | head.charCodeAt(3);
  const major = head.slice(8, 12);
  const compatible = head.slice(16, size);
  if (HEVC_BRANDS.includes(major)) return true;
  return (
    NEUTRAL_BRANDS.includes(major) && !compatible.includes('avi') && HEVC_BRANDS.some((b) => compatible.includes(b))
  );
}
