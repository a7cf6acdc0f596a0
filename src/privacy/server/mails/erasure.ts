import { defineMail } from '../../../mail/rules/define-mail.ts';
import { mailMessages } from '../../messages/by-request.ts';

export const erasure = defineMail([{ retained: 0 }, { retained: 1 }], ({ retained }) => {
  const { done, nothingRetained, bookingsRetained, ...words } = mailMessages().erasureMail;
  return { ...words, paragraphs: [done, ...(retained === 0 ? [nothingRetained] : bookingsRetained)] };
});
