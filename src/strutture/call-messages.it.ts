/** What calls and pages about strutture answer instead of one. Apart from `messages.it.ts`, which visitors load. */
export const struttureCallMessages = {
  strutturaNonTrovata: 'Struttura non trovata.',
  strutturaSparita: 'Questa casa non è più su Ospitalia.',
  strutturaInPausa: 'Per ora questa casa non accoglie ospiti',
  riapre: 'Il proprietario l’ha messa in pausa: quando riapre, la ritrovi a questo indirizzo.',
  cittaObbligatoria: 'Indica la città.',
  paginaInesistente: 'La pagina richiesta non esiste.',
  numeriNonValidi: 'Indica i numeri delle strutture, al massimo 60, separati da virgole.',
  limiteNonValido: 'Il numero di strutture per pagina non è valido.',
} as const;
