import { paths } from '../../../kernel/paths.ts';
import type { MailFile } from '../../../mail/contract.ts';
import { writeMail } from '../../../mail/rules/lay-out-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';

export const publicEmail: MailFile<{ citta: string; token: string }> = {
  examples: [{ citta: 'Pienza', token: 'x' }],
  write: ({ citta, token }, publicUrl) =>
    writeMail(ownerMessages().publicEmailMail(citta), `${publicUrl}${paths.confermaEmail}?token=${token}`),
};
