/** The last step of a trail that ends with the place. */
export const caseDelPercorso = 'Case';
export const caseVacanzaBBAffittacamere = (title: string) =>
  `${title}: case vacanza, B&B, affittacamere e agriturismi, per date, ospiti, prezzo e servizi. Nessuna classifica a pagamento.`;
