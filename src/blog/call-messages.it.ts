/** What the calls of the blog answer instead of articles. Apart from `messages.it.ts`, which readers load. */
export const blogCallMessages = {
  categoriaInesistente: 'Questa categoria non esiste.',
  ricercaTroppoLunga: 'La ricerca è troppo lunga: bastano poche parole.',
  statoNonValido: 'Un articolo è una bozza o è pubblicato.',
} as const;
