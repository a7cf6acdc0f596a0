import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const confirmSubmission = defineMail([{ url: 'https://ospitalia.example' }], ({ url }) => ({
  ...ownerMessages().confirmAddressMail,
  url,
}));
