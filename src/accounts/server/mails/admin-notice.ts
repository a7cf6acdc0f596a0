import { ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import type { MailWords } from '../../../mail/rules/lay-out-mail.ts';
import * as messages from '../../messages/admin.ts';

const EXAMPLES: readonly MailWords[] = [
  messages.adminPasskeyAddedMail('Telefono'),
  messages.adminPasskeyRemovedMail('Telefono'),
  ...[0, 1, 7].map(messages.recoveryCodeUsedMail),
  messages.browserLinkUsedMail,
  messages.codesEnabledMail,
  messages.codesDisabledMail,
  messages.alertEmailChangedMail,
];

export const adminNotice = defineMail(EXAMPLES, (words) => ({ ...words, url: ADMIN_LOGIN }));
