export const siteTitle = 'Ospitalia: le case d’Italia, aperte da chi le abita';
export const regionPosterDescription = (regione: string) => `${regione}, in un manifesto di Ospitalia`;
export const blogName = 'Blog di Ospitalia';
