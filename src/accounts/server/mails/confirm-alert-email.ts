import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { confirmAlertEmailMail } from '../../messages/admin.ts';

export const confirmAlertEmail = defineMail([{ username: 'redazione', token: 'x' }], ({ username, token }) => ({
  ...confirmAlertEmailMail(username),
  url: `${ADMIN_LOGIN}/indirizzo?token=${token}`,
}));
