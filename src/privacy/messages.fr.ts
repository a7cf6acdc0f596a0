import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';

/** What each table holds, in words; one without a title is called by its name. */
const tabelle: Readonly<Record<string, string>> = {
  accounts: 'Espace propriétaires : votre accès',
  sessions: 'Espace propriétaires : navigateurs où votre session est ouverte',
  sign_in_links: 'Liens de connexion que nous vous avons envoyés',
  sign_in_requests: 'Combien de liens nous vous avons envoyés ces dernières 24 heures',
  person_links: 'Liens vers ces données que nous vous avons envoyés',
  mails: 'E-mails en attente, ou envoyés dans la dernière heure',
  strutture: 'Hébergements',
  struttura_edits: 'Modifications en attente ou refusées',
  refusals: 'Dernier refus, et ce qu’il concernait',
  unseen_texts: 'Textes publiés, tels qu’un administrateur les a vus pour la dernière fois',
  public_email_changes: 'E-mails pour les voyageurs en attente de confirmation',
  sign_in_address_changes: 'Changement de l’adresse de connexion en attente de confirmation',
  account_passkeys: 'Clés d’accès (passkeys) avec lesquelles vous vous connectez à votre espace',
  admins: 'Administrateurs qui reçoivent ici leurs avis',
  admin_links: 'Liens pour administrateurs que nous vous avons envoyés',
  camere: 'Chambres',
  tariffe: 'Tarifs',
  removed_homes: 'Hébergements supprimés, au sujet desquels nous allons vous écrire',
  gone_strutture: 'CIN d’hébergements supprimés, reconnus comme les vôtres',
  bookings: 'Réservations',
  refunds: 'Remboursements',
  demo_checkouts: 'Paiements de démonstration',
  payout_accounts: 'Compte pour recevoir les paiements',
  blog_comments: 'Commentaires sur le blog',
  newsletter_subscribers: 'Newsletter',
};

/** Every sentence about a person's data that the server says, and the words of the file that a person takes away. */
export const privacyMessages = {
  /** The same of every address: nobody learns here who is known. */
  linkChiesto: 'Si cette adresse figure quelque part sur Ospitalia, vous recevrez bientôt un e-mail.',
  emailNonValida: 'Indiquez une adresse e-mail valide.',
  linkNonValido: 'Le lien a expiré ou n’est plus valable. Demandez-en un nouveau.',
  cancellati: 'C’est fait : vos données ont été effacées.',
  mail: {
    subject: 'Vos données sur Ospitalia',
    preheader: 'Le lien pour les voir, les télécharger ou les effacer. Il est valable une heure.',
    heading: 'Vos données sur Ospitalia',
    paragraphs: [
      'Vous avez demandé ce qu’Ospitalia sait de cette adresse. Ouvrez le lien ci-dessous : vous pourrez consulter ces données, les télécharger et, si vous le souhaitez, les effacer.',
      'Ouvrir le lien ne change rien.',
    ],
    button: 'Voir vos données',
    footnote:
      'Le lien est valable une heure, et toute personne qui l’a peut voir vos données : ne le transférez pas. Si ce n’est pas vous qui l’avez demandé, ignorez cet e-mail.',
  },
  /** The last one. `kept`: paid bookings that the law keeps. */
  mailUltima: (kept: number) => ({
    subject: 'Nous avons effacé vos données',
    preheader: 'C’est notre dernier e-mail.',
    heading: 'Vos données ont été effacées',
    paragraphs: [
      'Comme vous l’avez demandé, nous avons effacé ce qu’Ospitalia conservait avec cette adresse. C’est définitif.',
      ...(kept === 0
        ? ['Il ne reste rien, pas même cet e-mail.']
        : [
            'Seules restent les réservations payées, pendant la durée exigée par la loi. Leur lien ne montre plus votre nom et ne s’ouvre plus une fois le séjour terminé.',
            'Nous ne vous écrirons plus, sauf si un séjour à venir change.',
          ]),
    ],
    footnote:
      'Vous recevez cet e-mail parce que quelqu’un, avec un lien arrivé à cette adresse, a demandé l’effacement des données.',
  }),
  file: {
    archivio: 'mes-donnees-ospitalia.zip',
    json: 'mes-donnees.json',
    testo: 'mes-donnees.txt',
    titolo: (email: string, moment: string) =>
      `Les données qu’Ospitalia conserve sur ${email}\nTéléchargées : ${moment}\n\nLes mêmes données, pour un programme, sont dans mes-donnees.json. Montants en centimes d’euro, heures UTC.`,
    nessuno: 'Il n’y a rien avec cette adresse.',
    riga: (title: string, number: number, count: number) =>
      count === 1 ? title : `${title}, ${formatCount(number)} sur ${formatCount(count)}`,
  },
  tabelle,
} as const;

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
