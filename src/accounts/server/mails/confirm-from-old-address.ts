import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

const EXAMPLES = ['ciao@ospitalia.example', null].map((contact) => {
  return { to: 'persona@example.it', contact, url: 'https://ospitalia.example' };
});

export const confirmFromOldAddress = defineMail(EXAMPLES, ({ to, contact, url }) => ({
  ...ownerMessages().confirmFromOldAddressMail(to, contact),
  url,
}));
