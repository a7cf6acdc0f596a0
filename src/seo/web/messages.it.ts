export const leCaseDItalia = 'Ospitalia: le case d’Italia, aperte da chi le abita';
export const inUnManifesto = (regione: string) => `${regione}, in un manifesto di Ospitalia`;
export const blogDiOspitalia = 'Blog di Ospitalia';
