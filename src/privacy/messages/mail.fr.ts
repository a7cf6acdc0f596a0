import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const dataLinkMail = {
  subject: `Vos données sur ${brandName}`,
  preheader: 'Le lien pour les voir, les télécharger ou les effacer. Il est valable une heure.',
  heading: `Vos données sur ${brandName}`,
  paragraphs: [
    `Vous avez demandé ce qu’${brandName} sait de cette adresse. Ouvrez le lien ci-dessous : vous pourrez consulter ces données, les télécharger et, si vous le souhaitez, les effacer.`,
    'Ouvrir le lien ne change rien.',
  ],
  button: 'Voir vos données',
  footnote:
    'Le lien est valable une heure, et toute personne qui l’a peut voir vos données : ne le transférez pas. Si ce n’est pas vous qui l’avez demandé, ignorez cet e-mail.',
} as const;
export const erasureMail = {
  subject: 'Nous avons effacé vos données',
  preheader: 'C’est notre dernier e-mail.',
  heading: 'Vos données ont été effacées',
  done: `Comme vous l’avez demandé, nous avons effacé ce qu’${brandName} conservait avec cette adresse. C’est définitif.`,
  nothingRetained: 'Il ne reste rien, pas même cet e-mail.',
  bookingsRetained: [
    'Seules restent les réservations payées, pendant la durée exigée par la loi. Leur lien ne montre plus votre nom et ne s’ouvre plus une fois le séjour terminé.',
    'Nous ne vous écrirons plus, sauf si un séjour à venir change.',
  ],
  footnote:
    'Vous recevez cet e-mail parce que quelqu’un, avec un lien arrivé à cette adresse, a demandé l’effacement des données.',
};

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.fr.ts')>;
