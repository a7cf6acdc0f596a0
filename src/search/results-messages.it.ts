export const resultsMessages = {
  onesto: 'Ordine di oggi: uguale per tutti, domani cambia, nessuno può comprarlo.',
  libere: (total: number) =>
    total === 1 ? 'È libera per le tue date.' : 'Tutte libere per le tue date, con il totale del soggiorno.',
  filtri: 'Filtri',
  togliTutti: 'Togli tutti',
  togli: (filter: string) => `Togli il filtro ${filter}`,
  ordina: 'Ordina',
  pagine: 'Pagine dei risultati',
  precedente: 'Pagina precedente',
  successiva: 'Pagina successiva',
  nessuna: 'Nessuna casa ha tutto quello che cerchi',
  nessunaAffatto: 'Nessuna casa, per ora',
  allarga: 'Prova a togliere qualcosa:',
  altrove: 'O guarda un po’ più in là:',
  soloAltrove: 'Guarda un po’ più in là:',
  allargaDopo: 'Prova altre parole, altre date o un’altra zona.',
} as const;
