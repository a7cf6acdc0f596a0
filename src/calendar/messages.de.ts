import type { IsTranslation } from '../kernel/translation.ts';
import * as kernelVisitorMessagesDe from '../kernel/messages/visitor.de.ts';

export const calendarMessages = {
  cinObbligatorio: 'Geben Sie den CIN der Unterkunft an.',
  cameraNonTrovata: 'Zimmer nicht gefunden.',
  dataInesistente: kernelVisitorMessagesDe.dateNotFound,
  finePrimaDiInizio: 'Das Ende muss nach dem Anfang liegen.',
  finestraTroppoLunga: 'Sie können höchstens 366 Tage abfragen.',
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.de.ts')>;
