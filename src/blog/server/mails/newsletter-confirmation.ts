import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

export const newsletterConfirmation = defineMail([{ token: 'x' }], ({ token }) => ({
  ...mailMessages().newsletterConfirmationMail,
  url: `${paths.newsletterConferma}?token=${token}`,
}));
