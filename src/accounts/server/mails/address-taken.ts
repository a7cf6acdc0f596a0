import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const addressTaken = defineMail([{ from: 'persona@example.it' }], ({ from }) => ({
  ...ownerMessages().addressTakenMail(from),
  url: paths.proprietario,
}));
