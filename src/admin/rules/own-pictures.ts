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
