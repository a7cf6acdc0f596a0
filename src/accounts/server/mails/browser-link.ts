import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { browserLinkMail } from '../../messages/admin.ts';

export const browserLink = defineMail([{ token: 'x' }], ({ token }) => ({
  ...browserLinkMail,
  url: `${ADMIN_LOGIN}/link?token=${token}`,
}));
