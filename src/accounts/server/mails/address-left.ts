import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

type MovedAccount = { to: string; contact: string | null };

export const addressLeft = defineMail<MovedAccount>(
  [{ to: 'persona@example.it', contact: 'ciao@ospitalia.example' }],
  ({ to, contact }) => ownerMessages().addressLeftMail(to, contact),
);
