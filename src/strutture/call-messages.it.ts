/** What calls and pages about strutture answer instead of one. Apart from `messages.it.ts`, which visitors load. */
export const struttureCallMessages = {
  strutturaNonTrovata: 'Struttura non trovata.',
  strutturaSparita: 'Questa casa non è più su Ospitalia.',
  cittaObbligatoria: 'Indica la città.',
  paginaInesistente: 'La pagina richiesta non esiste.',
  limiteNonValido: 'Il numero di strutture per pagina non è valido.',
} as const;
