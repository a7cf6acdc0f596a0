import type { Platform } from './rules/feed.ts';

const inoltro: Record<Platform, readonly string[]> = {
  airbnb: [
    'Airbnb scrive a un solo indirizzo: l’inoltro si fa nella tua casella di posta.',
    'Crea un filtro (o una «regola») per le e-mail di Airbnb: di solito arrivano da automated@airbnb.com.',
    'Come azione scegli «Inoltra a» e incolla l’indirizzo del campanello. La tua copia resta dov’è.',
  ],
  booking: [
    'Entra nell’extranet di Booking.com, apri «Account» e poi «Contatti».',
    'Aggiungi un contatto per le prenotazioni e incolla l’indirizzo del campanello come e-mail.',
    'Oppure crea nella tua casella un filtro che inoltra le e-mail di Booking.com: di solito arrivano da noreply@booking.com.',
  ],
  vrbo: [
    'Nella tua casella di posta crea un filtro per le e-mail di VRBO: di solito arrivano da vrbo.com o homeaway.com.',
    'Come azione scegli «Inoltra a» e incolla l’indirizzo del campanello.',
  ],
};

/** The sentences about a home's doorbell. `when` as it stands alone: «Oggi, 11:02». */
export const doorbellMessages = {
  titolo: 'Campanello',
  spiegato:
    'Un indirizzo e-mail segreto della tua casa. Quando ci arriva la conferma di una prenotazione, leggiamo subito i calendari delle piattaforme, senza aspettare la prossima lettura.',
  nienteResta:
    'Dell’e-mail non leggiamo e non teniamo niente: né il testo, né l’oggetto, né chi scrive. Suona, e basta.',
  attiva: 'Attiva il campanello',
  indirizzo: 'Indirizzo del campanello',
  copia: 'Copia',
  copiaIndirizzo: 'Copia l’indirizzo del campanello',
  cambia: 'Cambia indirizzo',
  vuoiCambiare:
    'Vuoi cambiare l’indirizzo del campanello? Quello di adesso smette di suonare: metti il nuovo in ogni inoltro.',
  pronto: 'L’indirizzo del campanello è pronto.',
  nonTrovato: 'Questo indirizzo del campanello non è quello di adesso. Ricarica la pagina.',
  errore: 'Errore nell’indirizzo del campanello: ',
  suonatoIl: (when: string) => `Ha suonato l’ultima volta: ${when.toLowerCase()}`,
  maiSuonato: 'Non ha ancora suonato.',
  comeSiFa: 'Come si inoltrano le e-mail?',
  inoltro,
  codice:
    'Prima di inoltrare, Gmail manda un codice di conferma al nuovo indirizzo, e qui nessuno lo può leggere: con Gmail aggiungi l’indirizzo nella piattaforma, inoltra da un’altra casella o inoltra a mano la conferma, quando arriva.',
} as const;
