import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { nameFact, reasonFact } from './listing-mail.ts';

export const editRejected = defineMail([{ id: 7, nome: 'Podere', motivo: 'Foto.' }], ({ id, nome, motivo }) => ({
  ...ownerMessages().editRejectedMail(nome),
  facts: [nameFact(nome), reasonFact(motivo)],
  url: ownerPath(id, 'modifica'),
}));
