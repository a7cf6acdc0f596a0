import { mailSchema } from '../contract.ts';
import { MailPermanentlyRejected, type MailTransport } from './mail-transport.ts';

/** A failure is thrown, so that the queue tries again; a final refusal is reported here, and the mail is done with. */
export function createMailSender(transport: MailTransport, report: (error: unknown) => void) {
  return async (data: unknown, id: string): Promise<void> => {
    try {
      await transport.send(mailSchema.parse(data), id);
    } catch (error) {
      if (!(error instanceof MailPermanentlyRejected)) throw error;
      report(error);
    }
  };
}
