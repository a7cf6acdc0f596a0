import * as kernelMessages from '../kernel/messages/visitor.ts';

export const calendarMessages = {
  cinObbligatorio: 'Indica il CIN della struttura.',
  cameraNonTrovata: 'Camera non trovata.',
  dataInesistente: kernelMessages.dateNotFound,
  finePrimaDiInizio: 'La data di fine deve essere successiva alla data di inizio.',
  finestraTroppoLunga: 'Puoi consultare al massimo 366 giorni.',
} as const;
