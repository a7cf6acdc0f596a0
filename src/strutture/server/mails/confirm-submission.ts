import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

/** The mail contains no text of the form, because anyone can enter any address in the form. */
export const confirmSubmission = defineMail([{ url: 'https://ospitalia.example' }], ({ url }) => ({
  ...ownerMessages().confirmAddressMail,
  url,
}));
