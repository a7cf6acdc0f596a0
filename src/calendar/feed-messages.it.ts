import { propertyCalendarMessages } from './property-messages.it.ts';
import type { FeedFault } from './rules/feed-fault.ts';

/** One sentence for every address that leads nowhere allowed: it does not tell what stands there. */
const NOT_REACHABLE = 'L’indirizzo del calendario non è valido o non è raggiungibile.';

export const feedFaultMessages: Record<FeedFault, string> = {
  senza_ics: propertyCalendarMessages.urlSenzaIcs,
  indirizzo_non_valido: NOT_REACHABLE,
  indirizzo_vietato: NOT_REACHABLE,
  non_trovato: 'A questo indirizzo non c’è più nessun calendario. Copia di nuovo l’indirizzo dalla piattaforma.',
  rifiutato: 'La piattaforma non permette di leggere questo indirizzo. Copialo di nuovo dalla piattaforma.',
  troppe_richieste: 'La piattaforma riceve troppe richieste in questo momento. Riproviamo più tardi.',
  errore_server: 'La piattaforma ha un problema in questo momento. Riproviamo più tardi.',
  tempo_scaduto: 'La piattaforma non risponde in tempo. Riproviamo più tardi.',
  rete: 'Il collegamento con la piattaforma non riesce. Riproviamo più tardi.',
  certificato: 'Il collegamento sicuro con la piattaforma non riesce. Riproviamo più tardi.',
  rinvii: 'L’indirizzo rimanda altrove e non porta a un calendario. Copialo di nuovo dalla piattaforma.',
  vuoto: 'La piattaforma ha mandato una risposta vuota. Se succede ancora, copia di nuovo l’indirizzo.',
  non_calendario: 'A questo indirizzo non c’è un calendario iCal. Copia l’indirizzo di esportazione dalla piattaforma.',
  incompleto: 'Il calendario è arrivato incompleto. Se succede ancora, copia di nuovo l’indirizzo.',
  troppo_grande: 'Il calendario è troppo grande per essere letto.',
  camera_da_scegliere: 'Scegli a quale camera appartiene questo calendario.',
  indirizzo_illeggibile: 'L’indirizzo salvato non si può più leggere. Inseriscilo di nuovo.',
  errore_interno:
    'Non siamo riusciti a leggerlo per un problema nostro: la piattaforma non c’entra. Riproviamo più tardi.',
};
