import type { IsTranslation } from '../kernel/translation.ts';
import * as kernelVisitorMessagesFr from '../kernel/messages/visitor.fr.ts';

export const calendarMessages = {
  cinObbligatorio: 'Indiquez le CIN de l’hébergement.',
  cameraNonTrovata: 'Chambre introuvable.',
  dataInesistente: kernelVisitorMessagesFr.dateNotFound,
  finePrimaDiInizio: 'La date de fin doit être postérieure à la date de début.',
  finestraTroppoLunga: 'Vous pouvez consulter 366 jours au maximum.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
