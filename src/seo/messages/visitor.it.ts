import { brandName, brandTexts } from '../../kernel/brand/brand.ts';

export const siteTitle = brandTexts.title
  ? `${brandTexts.title} — ${brandName}`
  : `${brandName}: le case d’Italia, aperte da chi le abita`;
export const regionPosterDescription = (regione: string) => `${regione}, in un manifesto di ${brandName}`;
export const blogName = `Blog di ${brandName}`;
