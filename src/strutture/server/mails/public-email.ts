import { paths } from '../../../kernel/pages/paths.ts';
import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const publicEmail = defineMail([{ citta: 'Pienza', token: 'x' }], ({ citta, token }) => ({
  ...ownerMessages().publicEmailMail(citta),
  url: `${paths.confermaEmail}?token=${token}`,
}));
