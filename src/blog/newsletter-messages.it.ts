export const newsletterMessages = {
  emailNonValida: 'Scrivi un indirizzo e-mail valido, come nome@esempio.it.',
  troppoInFretta: 'Hai scritto molto in fretta: aspetta qualche secondo e invia di nuovo.',
  richiesta: 'Controlla la posta: ti abbiamo scritto per confermare l’iscrizione.',
  linkNonValido: 'Il link è scaduto o è incompleto. Chiedi di nuovo la newsletter e ti mandiamo un link nuovo.',
  confermata: 'Iscrizione confermata. Ti scriviamo quando esce un articolo nuovo.',
  lasciata: 'Non ricevi più la newsletter, e il tuo indirizzo è cancellato.',
  tabella: {
    colonne: ['E-mail', 'Stato', 'Richiesta il', 'Confermata il', 'Lingua'],
    stati: { in_attesa: 'In attesa di conferma', confermato: 'Confermata' },
    file: (day: string) => `iscritti-newsletter-${day}.csv`,
  },
} as const;
