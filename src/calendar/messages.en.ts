import type { IsTranslation } from '../kernel/translation.ts';
import { kernelMessages } from '../kernel/messages.en.ts';

export const calendarMessages = {
  cinObbligatorio: 'Enter the CIN of the place.',
  cameraNonTrovata: 'Room not found.',
  dataInesistente: kernelMessages.dataInesistente,
  finePrimaDiInizio: 'The end date must be after the start date.',
  finestraTroppoLunga: 'You can view 366 days at most.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.en.ts')>;
