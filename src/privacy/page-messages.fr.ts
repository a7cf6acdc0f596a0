import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';
import type { RecordsSummary } from './rules/summarise-records.ts';

function counted(count: number, [one, other]: readonly [one: string, other: string]): string {
  return `${formatCount(count)} ${pluralFr(count, { one, other })}`;
}

/** What the pages about a person's data say. */
export const privacyPageMessages = {
  nonRaggiungibile: 'Ospitalia est injoignable pour le moment. Vérifiez votre connexion et réessayez.',
  /** One line for each kind of thing that is kept: what it is, and what more there is to say of it. */
  prenotazioni: ({ prenotazioni, prenotazioni_conservate: kept }: RecordsSummary) => ({
    what: counted(prenotazioni, ['réservation', 'réservations']),
    more:
      kept === 0
        ? 'Nom, e-mail, téléphone, notes, dates et montants.'
        : `${counted(kept, ['est un contrat avec un paiement : elle reste', 'sont des contrats avec un paiement : elles restent'])} pendant la durée exigée par la loi.`,
  }),
  commenti: (count: number) => ({
    what: counted(count, ['commentaire sur le blog', 'commentaires sur le blog']),
    more: 'Le nom est public si le commentaire est approuvé, l’e-mail jamais.',
  }),
  newsletter: {
    what: 'Inscription à la newsletter',
    more: 'Votre adresse, et quand vous l’avez demandée et confirmée.',
  },
  account: {
    what: 'Accès à l’espace propriétaires',
    more: 'Votre adresse et les navigateurs où votre session est ouverte.',
  },
  strutture: (nomi: readonly string[]) => ({
    what: counted(nomi.length, ['hébergement', 'hébergements']),
    more: nomi.join(', '),
  }),
  contatti: (count: number) => ({
    what: counted(count, ['autre hébergement affiche cette adresse', 'autres hébergements affichent cette adresse']),
    more: 'Les voyageurs la voient comme contact.',
  }),
};

true satisfies IsTranslation<typeof import('./page-messages.it.ts'), typeof import('./page-messages.fr.ts')>;
