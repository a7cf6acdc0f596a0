import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

/** Contains nothing of the form: anyone can enter any address there. */
export const confirmSubmission = defineMail([{ url: 'https://ospitalia.example' }], ({ url }) => ({
  ...ownerMessages().confirmAddressMail,
  url,
}));
