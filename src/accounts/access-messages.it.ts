/** What the pages say around signing in; what the server answers is in `messages.it.ts`. */
export const accessMessages = {
  nonRaggiungibile: 'Ospitalia non è raggiungibile in questo momento. Controlla la connessione e riprova.',
  comeSiEntra:
    'Si entra con un link nella posta, senza password: scrivi l’indirizzo e-mail con cui hai proposto la casa.',
  linkIncompleto: 'Il link è incompleto. Aprilo di nuovo dall’e-mail, o chiedine uno nuovo.',
  linkRimandato: 'Fatto: guarda di nuovo nella posta, vale l’ultima e-mail arrivata.',
  /** To who was signed out before they saved. */
  rientra: 'Quello che hai cambiato resta qui: entra in un’altra scheda, poi torna in questa e salva.',
  uscito: 'Hai chiuso la tua area.',
  uscitoOvunque: 'Hai chiuso la tua area su tutti i dispositivi.',
} as const;
