/** What the search room's calls answer instead of homes. Apart from `messages.it.ts`, which visitors load. */
export const searchCallMessages = {
  ambienteNonValido: 'L’ambiente può essere mare, montagna o lago.',
  tipoNonValido: 'La tipologia di struttura non esiste.',
  servizioNonValido: 'Il servizio richiesto non esiste.',
  prezzoNonValido: 'Il prezzo deve essere un numero intero di euro, da 1 a 100.000.',
  prezziInvertiti: 'Il prezzo minimo non può superare il massimo.',
  ospitiNonValidi: 'Il numero di ospiti deve essere compreso tra 1 e 30.',
  dateIncomplete: 'Indica sia la data di arrivo sia quella di partenza.',
  dateNonValide: 'Le date non sono valide: la partenza deve venire dopo l’arrivo, e l’arrivo non può essere passato.',
  periodoNonValido:
    'Il periodo non è valido: indica `periodo_dal` e `periodo_al`, al più 62 giorni da oggi in poi, e le notti, che devono starci.',
  ordineNonValido: 'L’ordine richiesto non esiste.',
  segnoNonValido: 'La pagina richiesta non esiste.',
  testoTroppoLungo: 'La ricerca è troppo lunga: bastano poche parole.',
  sicuraNonValida: 'Il filtro «Sicura» è 1, oppure non c’è.',
  gradiniNonValidi: 'Il filtro sui gradini è `nessuno` o `non-detti`, oppure non c’è.',
  zonaSconosciuta: 'La zona richiesta non esiste.',
} as const;
