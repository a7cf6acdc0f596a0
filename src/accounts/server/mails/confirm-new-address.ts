import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

const EXAMPLE = { from: 'persona@example.it', url: 'https://ospitalia.example' };

export const confirmNewAddress = defineMail([EXAMPLE], ({ from, url }) => ({
  ...ownerMessages().confirmNewAddressMail(from),
  url,
}));
