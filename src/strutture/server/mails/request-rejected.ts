import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { enterPath, ownerPath } from '../../rules/owner-path.ts';
import { nameFact, reasonFact } from './listing-mail.ts';

const EXAMPLES = [new Date(0), null].map((email_confirmed_at) => {
  return { id: 7, nome: 'Podere', motivo: 'Foto.', email_confirmed_at };
});

export const requestRejected = defineMail(EXAMPLES, ({ id, nome, motivo, email_confirmed_at }) => {
  const { requestRejectedMail, unconfirmedRequestRejectedMail } = ownerMessages();
  return email_confirmed_at === null
    ? { ...unconfirmedRequestRejectedMail, facts: [reasonFact(motivo)], url: enterPath() }
    : {
        ...requestRejectedMail(nome),
        facts: [nameFact(nome), reasonFact(motivo)],
        url: ownerPath(id, 'modifica'),
      };
});
