import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import { ownPath } from '../../rules/own-path.ts';
import { nameFact, reasonFact } from './listing-mail.ts';

export const editRejected = defineMail([{ id: 7, nome: 'Podere', motivo: 'Foto.' }], ({ id, nome, motivo }) => ({
  ...ownerMessages().editRejectedMail(nome),
  facts: [nameFact(nome), reasonFact(motivo)],
  url: ownPath(id, 'modifica'),
}));
