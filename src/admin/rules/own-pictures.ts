/**
 * Our own 13 landscapes of "Chi siamo", in their order, one for each of these regions (PRODUCT.md § 2).
 * @example OWN_PICTURES[0] // 'TOS'
 */
export const OWN_PICTURES = [
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

/** Minimum width ÷ height: "Chi siamo" would crop the subject of a narrower picture. */
const LEAST_RATIO = 1.3;

/**
 * Whether a picture is wide enough for "Chi siamo" (PRODUCT.md § 2).
 * @example isLandscape({ width: 1600, height: 900 }) // true
 */
export function isLandscape({ width, height }: { width: number; height: number }): boolean {
  return width >= height * LEAST_RATIO;
}
