import { brandName } from '../../kernel/brand/brand.ts';
import type { IsTranslation } from '../../kernel/languages/translation.ts';

export const newsletterConfirmationMail = {
  subject: `Bestätigen Sie die Anmeldung zum Newsletter von ${brandName}`,
  preheader: 'Es fehlt nur noch Ihre Bestätigung.',
  heading: 'Es fehlt nur noch Ihre Bestätigung',
  paragraphs: [
    `Mit dieser Adresse wurde der Newsletter von ${brandName} bestellt: eine E-Mail, wenn ein neuer Artikel erscheint, und sonst nichts.`,
    'Wenn Sie ihn möchten, öffnen Sie den Link und klicken Sie auf die Schaltfläche.',
  ],
  button: 'Anmeldung bestätigen',
  footnote:
    'Der Link gilt 48 Stunden. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ohne Bestätigung schreiben wir Ihnen nicht.',
};
export const alreadySubscribedMail = {
  subject: `Sie erhalten den Newsletter von ${brandName} schon`,
  preheader: 'Sie müssen nichts tun.',
  heading: 'Sie erhalten den Newsletter schon',
  paragraphs: [
    `Mit dieser Adresse wurde der Newsletter von ${brandName} noch einmal bestellt. Angemeldet sind Sie schon.`,
  ],
  button: 'Blog öffnen',
  footnote: 'Wenn nicht Sie ihn bestellt haben, ignorieren Sie diese E-Mail. Es hat sich nichts geändert.',
};
export const newsletterArticleMail = {
  intro: `Ein neuer Artikel im Blog von ${brandName}, auf Italienisch:`,
  button: 'Artikel lesen',
  footnote: `Sie erhalten diese E-Mail, weil mit dieser Adresse die Anmeldung zum Newsletter von ${brandName} bestätigt wurde.`,
};
export const unsubscribeNote = 'Newsletter abbestellen:';

true satisfies IsTranslation<typeof import('./mail.it.ts'), typeof import('./mail.de.ts')>;
