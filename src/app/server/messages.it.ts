export const pagesMessages = {
  stiamoAggiornando: 'Stiamo aggiornando: prezzi e date possono essere di qualche minuto fa',
} as const;
