export const iTuoiDati = 'I tuoi dati';
export const iTuoiDatiOspitalia = 'I tuoi dati — Ospitalia';
