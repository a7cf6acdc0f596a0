/**
 * The 20 region cards in the order of PRODUCT.md § 3. Names and paths come from the database, texts from `regionDescriptions`.
 * `orizzonte` is the centre of a wide crop that shows the landmark, in percent from the top.
 */
export const regionCards = [
  { codice: 'VDA', orizzonte: 58 },
  { codice: 'PIE', orizzonte: 42 },
  { codice: 'LIG', orizzonte: 50 },
  { codice: 'LOM', orizzonte: 58 },
  { codice: 'TAA', orizzonte: 66 },
  { codice: 'VEN', orizzonte: 46 },
  { codice: 'FVG', orizzonte: 54 },
  { codice: 'EMR', orizzonte: 48 },
  { codice: 'TOS', orizzonte: 45 },
  { codice: 'MAR', orizzonte: 45 },
  { codice: 'UMB', orizzonte: 45 },
  { codice: 'LAZ', orizzonte: 47 },
  { codice: 'ABR', orizzonte: 63 },
  { codice: 'MOL', orizzonte: 49 },
  { codice: 'CAM', orizzonte: 58 },
  { codice: 'PUG', orizzonte: 47 },
  { codice: 'BAS', orizzonte: 45 },
  { codice: 'CAL', orizzonte: 50 },
  { codice: 'SIC', orizzonte: 53 },
  { codice: 'SAR', orizzonte: 51 },
] as const;
