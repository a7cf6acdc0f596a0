export const locationsCallMessages = {
  regioneNonTrovata: 'Regione non trovata.',
  provinciaNonTrovata: 'Provincia non trovata.',
  cittaNonTrovata: 'Città non trovata.',
  capNonValido: 'Il CAP ha cinque cifre.',
} as const;
