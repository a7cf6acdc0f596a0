import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

export const dataLink = defineMail([{ token: 'x' }], ({ token }) => ({
  ...mailMessages().dataLinkMail,
  url: `${paths.apriIMieiDati}?token=${token}`,
}));
