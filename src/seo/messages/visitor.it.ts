import { brandName } from '../../kernel/brand.ts';

export const siteTitle = 'Ospitalia: le case d’Italia, aperte da chi le abita';
export const regionPosterDescription = (regione: string) => `${regione}, in un manifesto di ${brandName}`;
export const blogName = `Blog di ${brandName}`;
