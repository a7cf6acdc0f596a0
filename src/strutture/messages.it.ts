/** Every sentence of the strutture room. */
export const struttureMessages = {
  strutturaNonTrovata: 'Struttura non trovata.',
  cittaObbligatoria: 'Indica la città.',
  struttureNonCaricate: 'Non riusciamo a caricare le strutture. Riprova.',
  trovate: (count: number) => (count === 1 ? 'Trovata 1 struttura nella zona' : `Trovate ${count.toLocaleString('it-IT')} strutture nella zona`),
} as const;
