export const nonCiSonoAncoraStrutture = (inRegione: string) =>
  `, ${inRegione}, non ci sono ancora strutture. Se ne hai una, inserirla è gratuito.`;
export const intantoIn = (dove: string) => `Intanto, ${dove}:`;
export const nelComuneDi = 'Nel comune di';
export const nessunaCasaPerOra = 'Nessuna casa, per ora';
export const tornaAllaMappa = 'Torna alla mappa';
