/** What calls about places answer instead of one. Apart from `messages.it.ts`, which visitors load. */
export const locationsCallMessages = {
  regioneNonTrovata: 'Regione non trovata.',
  provinciaNonTrovata: 'Provincia non trovata.',
  cittaNonTrovata: 'Città non trovata.',
  capNonValido: 'Il CAP ha cinque cifre.',
} as const;
