export const caseDi = (inRegione: string) => `Case ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Tutte le case ${inRegione}`;
export const aperteOggi = 'Case aperte oggi';
export const tutteLeCase = 'Tutte le case d’Italia';
