export const offlineMessages = {
  titolo: 'Sei senza connessione',
  spiega:
    'La pagina non si è caricata: forse la rete è caduta, o sei in galleria. Le case restano dove sono, e quello che hai già prenotato resta tuo.',
  salvate: 'Le case che hai salvato restano su questo dispositivo: le ritrovi appena torna la rete.',
  nonRisponde: 'La pagina non si apre',
  riprova: 'Riprova',
} as const;
