import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const passkeyAdded = defineMail([{ nome: 'Telefono' }], ({ nome }) => ({
  ...ownerMessages().passkeyAddedMail(nome),
  url: paths.proprietario,
}));
