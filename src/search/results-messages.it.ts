/** Sentences around a list of results, which visitors load. */
export const resultsMessages = {
  onesto: 'Ordine del giorno: cambia ogni mattina, è uguale per tutti e non si può comprare.',
  libere: 'Tutte libere per le tue date, con il totale del soggiorno.',
  filtri: 'Filtri',
  togliTutti: 'Togli tutti',
  togli: (filter: string) => `Togli il filtro ${filter}`,
  ordina: 'Ordina',
  pagine: 'Pagine dei risultati',
  precedente: 'Pagina precedente',
  successiva: 'Pagina successiva',
  nessuna: 'Nessuna casa risponde a tutto questo',
  nessunaAffatto: 'Nessuna casa, per ora',
  allarga: 'Prova a togliere qualcosa:',
  altrove: 'O guarda un po’ più in là:',
  soloAltrove: 'Guarda un po’ più in là:',
  allargaDopo: 'Prova altre parole, altre date o un’altra zona.',
} as const;
