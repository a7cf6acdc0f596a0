import { brandName } from '../../kernel/brand.ts';
import type { MailedPost } from './mail.it.ts';
import { ITALIAN } from '../../kernel/language.ts';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import { newsletterLead } from '../rules/newsletter-lead.ts';
import type { IsTranslation } from '../../kernel/translation.ts';

// Newsletter mail

export const newsletterConfirmationMail: MailWords = {
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
export const alreadySubscribedMail: MailWords = {
  subject: `Vous recevez déjà la newsletter d’${brandName}`,
  preheader: 'Vous n’avez rien à faire.',
  heading: 'Vous recevez déjà la newsletter',
  paragraphs: [`La newsletter d’${brandName} a été demandée de nouveau avec cette adresse. L’inscription existe déjà.`],
  button: 'Ouvrir le blog',
  footnote: 'Si ce n’est pas vous qui l’avez demandée, ignorez cet e-mail : rien n’a changé.',
};
/** Articles are Italian. */
const inItalian = (text: string) => ({ text, lang: ITALIAN });
/** What its writer says of the article, or what it begins with: whoever wants to read on goes to the page. */
export function newsletterArticleMail({ titolo, meta_description, contenuto }: MailedPost): MailWords {
  const paragraphs = meta_description === '' ? newsletterLead(contenuto) : [meta_description];
  return {
    subject: titolo,
    preheader: paragraphs.join(' '),
    heading: inItalian(titolo),
    paragraphs: [`Un nouvel article sur le blog d’${brandName}, en italien :`, ...paragraphs.map(inItalian)],
    button: 'Lire l’article',
    footnote: `Vous recevez cet e-mail parce que l’inscription à la newsletter d’${brandName} a été confirmée avec cette adresse.`,
  };
}
export const unsubscribeNote = 'Pour ne plus la recevoir :';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.fr.ts')>;
