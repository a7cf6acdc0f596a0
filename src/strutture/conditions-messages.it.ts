import type { ConditionFault } from './rules/condition-fault.ts';

/** Why prices and conditions are refused, one sentence for each fault. */
export const conditionFaults: Record<ConditionFault, string> = {
  accettazioneInvalid: 'Scegli come accettare le prenotazioni.',
  politicaInvalid: 'Scegli una politica di cancellazione.',
  tariffeInvalid: 'Le tariffe non sono valide. Ricarica la pagina.',
  tooManyTariffe: 'Puoi avere al massimo 200 tariffe.',
  tariffaInvalid: 'Questa tariffa non è valida. Ricarica la pagina.',
  cameraUnknown: 'Scegli una camera di questa struttura.',
  nomeInvalid: 'Il nome può avere al massimo 60 caratteri.',
  dateMissing: 'Scegli il primo e l’ultimo giorno della stagione.',
  dateInvalid: 'La data indicata non esiste.',
  alBeforeDal: 'L’ultimo giorno non può venire prima del primo.',
  seasonsOverlap: 'Questa stagione ha dei giorni in comune con un’altra.',
  yearTwice: 'Il prezzo di tutto l’anno è indicato due volte.',
  prezzoMissing: 'Indica il prezzo per notte della stagione.',
  prezzoOfTheYear: 'Il prezzo di tutto l’anno è quello della struttura o della camera.',
  prezzoOutOfRange: 'Il prezzo deve essere compreso tra 1 e 100.000 euro.',
  soggiornoOutOfRange: 'Il soggiorno minimo deve essere compreso tra 1 e 90 notti.',
  ospitiOutOfRange: 'Gli ospiti inclusi devono essere almeno 1 e non più dei posti letto.',
  ospitiMissing: 'Indica quanti ospiti sono inclusi nel prezzo.',
  supplementoMissing: 'Indica il supplemento per ogni ospite in più.',
  supplementoOutOfRange: 'Il supplemento deve essere compreso tra 1 e 10.000 euro.',
  supplementoOfSeason: 'Il supplemento vale per tutto l’anno, non per una stagione.',
};
