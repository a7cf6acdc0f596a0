export const quanteProvince = (count: number) => (count === 1 ? '1 provincia' : `${count} province`);
export const sceglineUnaPerVedere = 'scegline una per vedere le città';
export const dove = (inRegione: string) => `Dove, ${inRegione}?`;
export const caseTesto = (inRegione: string) => `Case ${inRegione}`;
export const scegliUnaProvinciaEGuarda = (inRegione: string) =>
  `Scegli una provincia e guarda le case ${inRegione}: case vacanza, B&B, affittacamere e agriturismi.`;
