export const altreCaseVicine = 'Altre case vicine';
export const libere = (date: string) => `Libere nelle tue date, ${date}.`;
export const perAltreDate = 'Nelle tue date qui vicino non c’è una casa libera: queste lo sono per altre date.';
