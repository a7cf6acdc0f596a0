export const blogMessages = {
  articoloNonTrovato: 'Articolo non trovato',
  limiteNonValido: 'Il numero di articoli richiesto non è valido.',
  paginaInesistente: 'La pagina richiesta non esiste.',
  commento: {
    campiMancanti: 'Compila tutti i campi per inviare il commento',
    emailNonValida: 'Scrivi un indirizzo e-mail valido, come nome@esempio.it.',
    nomeLungo: 'Il nome può avere al massimo 80 caratteri.',
    commentoLungo: 'Il commento può avere al massimo 2.000 caratteri.',
    altroArticolo: 'Il commento è indirizzato a un altro articolo.',
    troppiInAttesa: 'Abbiamo già molti commenti da leggere: riprova tra qualche ora.',
    troppoInFretta: 'Hai scritto molto in fretta: aspetta qualche secondo e invia di nuovo.',
    inviato: 'Commento inviato! Sarà visibile dopo la moderazione.',
    nonInviato: "Errore nell'invio del commento. Riprova più tardi.",
  },
} as const;
