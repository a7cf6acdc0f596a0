import type { IsTranslation } from '../kernel/translation.ts';
import * as kernelVisitorMessagesEn from '../kernel/messages/visitor.en.ts';

export const calendarMessages = {
  cinObbligatorio: 'Enter the CIN of the place.',
  cameraNonTrovata: 'Room not found.',
  dataInesistente: kernelVisitorMessagesEn.dateNotFound,
  finePrimaDiInizio: 'The end date must be after the start date.',
  finestraTroppoLunga: 'You can view 366 days at most.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
