/** After "le case". */
export const caseTesto = (where: string) => `Case ${where}`;
export const caseVacanzaBBAffittacamere = (where: string, sigla: string) =>
  `Case vacanza, B&B, affittacamere e agriturismi ${where} (${sigla}): contatti diretti, prezzi chiari, nessuna classifica a pagamento.`;
