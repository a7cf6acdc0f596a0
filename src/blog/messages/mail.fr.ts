import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const newsletterConfirmationMail = {
  subject: `Confirmez votre inscription à la newsletter d’${brandName}`,
  preheader: 'Il ne manque que votre confirmation.',
  heading: 'Il ne manque que votre confirmation',
  paragraphs: [
    `La newsletter d’${brandName} a été demandée avec cette adresse : un e-mail quand paraît un nouvel article, et rien d’autre.`,
    'Si vous souhaitez la recevoir, ouvrez le lien et appuyez sur le bouton.',
  ],
  button: 'Confirmer l’inscription',
  footnote:
    'Le lien est valable 48 heures. Si ce n’est pas vous qui l’avez demandée, ignorez cet e-mail : sans confirmation, nous ne vous écrirons pas.',
};
export const alreadySubscribedMail = {
  subject: `Vous recevez déjà la newsletter d’${brandName}`,
  preheader: 'Vous n’avez rien à faire.',
  heading: 'Vous recevez déjà la newsletter',
  paragraphs: [`La newsletter d’${brandName} a été demandée de nouveau avec cette adresse. L’inscription existe déjà.`],
  button: 'Ouvrir le blog',
  footnote: 'Si ce n’est pas vous qui l’avez demandée, ignorez cet e-mail : rien n’a changé.',
};
export const newsletterArticleMail = {
  intro: `Un nouvel article sur le blog d’${brandName}, en italien :`,
  button: 'Lire l’article',
  footnote: `Vous recevez cet e-mail parce que l’inscription à la newsletter d’${brandName} a été confirmée avec cette adresse.`,
};
export const unsubscribeNote = 'Pour ne plus la recevoir :';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.fr.ts')>;
