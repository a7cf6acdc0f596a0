/** Region codes of the 13 default landscapes of "Chi siamo", in display order (PRODUCT.md § 2). */
export const DEFAULT_PICTURES = [
  'TOS',
  'TAA',
  'PUG',
  'SIC',
  'VEN',
  'LAZ',
  'LIG',
  'UMB',
  'CAM',
  'SAR',
  'BAS',
  'MAR',
  'ABR',
] as const;

/** Minimum ratio of width to height. "Chi siamo" would crop the subject of a narrower picture. */
const LEAST_RATIO = 1.3;

/** @example isLandscape({ width: 1600, height: 900 }) // true */
export function isLandscape({ width, height }: { width: number; height: number }): boolean {
  return width >= height * LEAST_RATIO;
}
