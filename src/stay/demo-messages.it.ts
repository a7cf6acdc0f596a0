import { asCents, formatEuro } from '../kernel/cents.ts';

/** Apart: who asks for a card loads it without all that the server says. */
export const cartaMancante = 'Scrivi il numero della carta di prova.';

export const demoMessages = {
  finto: 'Pagamento dimostrativo: nessun addebito. Usa solo le carte di prova.',
  attivazioneFinta: 'Registrazione dimostrativa: nessun dato esce da qui e nessun pagamento è reale.',
  paga: (cents: number) => `Paga ${formatEuro(asCents(cents))}`,
  autorizza: (cents: number) => `Autorizza ${formatEuro(asCents(cents))}`,
  autorizzazione:
    'Sulla carta c’è solo una preautorizzazione: l’addebito avviene solo se il proprietario accetta in tempo.',
  inCorso: 'Un momento…',
  scadenza: 'Scrivi una scadenza futura, per esempio 12\u00a0/\u00a034.',
  cvc: 'Scrivi un codice di tre cifre, per esempio 123.',
  titolare: 'Scrivi il nome sulla carta.',
  nonRiuscito: 'Non ci siamo riusciti. Controlla la connessione e riprova.',
  giaPagato: 'Questo pagamento è già completato.',
  scaduto: 'Questo pagamento è scaduto: le date sono di nuovo libere.',
  carte: [
    { numero: '4242 4242 4242 4242', esito: 'Pagamento riuscito' },
    { numero: '4000 0000 0000 0002', esito: 'Carta rifiutata' },
    { numero: '4000 0000 0000 9995', esito: 'Fondi insufficienti' },
  ],
} as const;
