export const payoutMessages = {
  fornitoreAssente: 'Il servizio di pagamento non risponde. Riprova tra qualche minuto.',
  accountNonTrovato: 'Questa registrazione ai pagamenti non esiste.',
} as const;

export const payoutCardMessages = {
  titolo: 'Pagamenti',
  stati: {
    assente: 'Da attivare',
    da_completare: 'Da completare',
    in_verifica: 'In verifica',
    attivo: 'Attivi',
    sospeso: 'Sospesi',
  },
  testi: {
    assente:
      'Attivali e gli ospiti prenotano e pagano con carta: le tue case hanno il badge «Sicura». Ti servono un documento e il tuo IBAN, e bastano pochi minuti.',
    da_completare:
      'La registrazione è iniziata, ma manca ancora qualcosa: finché non la completi gli ospiti non possono pagare.',
    in_verifica:
      'Hai inviato tutto: il servizio di pagamento controlla i dati, di solito in pochi minuti. Non devi fare altro.',
    attivo: 'Gli ospiti pagano con carta, e quello che ricevi arriva sul tuo conto.',
    sospeso:
      'Il servizio di pagamento li ha sospesi: gli ospiti non possono pagare e il badge «Sicura» è spento. Continua per vedere che cosa chiede.',
  },
  bonificiFermi:
    'Gli ospiti possono pagare, ma i bonifici verso il tuo conto sono fermi: continua per completare i dati.',
  prova: 'Qui è tutto di prova: nessun addebito e nessun bonifico.',
  attiva: 'Attiva i pagamenti',
  continua: 'Continua',
  aggiorna: 'Aggiorna',
  apriamo: 'Apriamo la registrazione…',
  nonAperta: 'Non riusciamo ad aprire la registrazione. Riprova tra poco.',
  ritorno: {
    assente: 'La registrazione non è iniziata.',
    da_completare: 'Manca ancora qualcosa: continua quando vuoi, quello che hai già scritto resta.',
    in_verifica: 'Grazie, è arrivato tutto: ora il servizio di pagamento controlla.',
    attivo: 'Fatto: da ora gli ospiti possono pagare con carta.',
    sospeso: 'Il servizio di pagamento chiede ancora qualcosa.',
  },
  riprendi: 'Il link della registrazione è scaduto: continua da qui, quello che hai già scritto resta.',
} as const;
