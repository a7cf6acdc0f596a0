export const ospitalia = 'Ospitalia';
export const leCaseItaliaAperte = 'Le case d’Italia, aperte da chi le abita';
export const caseVacanzaBBAffittacamere =
  'Case vacanza, B&B, affittacamere e agriturismi gestiti da persone, non da portali e algoritmi. Scegli tra le 20 regioni.';
