import type { IsTranslation } from '../kernel/translation.ts';
import { kernelMessages } from '../kernel/messages.fr.ts';

export const calendarMessages = {
  cinObbligatorio: 'Indiquez le CIN de l’hébergement.',
  cameraNonTrovata: 'Chambre introuvable.',
  dataInesistente: kernelMessages.dataInesistente,
  finePrimaDiInizio: 'La date de fin doit être postérieure à la date de début.',
  finestraTroppoLunga: 'Vous pouvez consulter 366 jours au maximum.',
};

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
