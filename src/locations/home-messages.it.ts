/** What visitors read about places on the home page alone: other pages do not load it. */
export const homeMessages = {
  cifreNonCaricate: 'Non riusciamo a contare le case. Le regioni sono qui: scegline una, oppure riprova.',
} as const;
