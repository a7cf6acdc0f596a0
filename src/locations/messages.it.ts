/** Every sentence of the locations room. */
export const locationsMessages = {
  regioneNonTrovata: 'Regione non trovata.',
  provinciaNonTrovata: 'Provincia non trovata.',
  cittaNonTrovata: 'Città non trovata.',
  capNonValido: 'Il CAP ha cinque cifre.',
  regioniNonCaricate: 'Non riusciamo a caricare le regioni. Riprova.',
  provinceNonCaricate: 'Non riusciamo a caricare le province. Riprova.',
  cittaNonCaricate: 'Non riusciamo a caricare le città. Riprova.',
} as const;
