import type { Clock } from '../../kernel/clock.ts';
import { mailSchema } from '../contract.ts';
import type { LastMail } from './last-mail.ts';
import { MailPermanentlyRejected, type MailTransport } from './mail-transport.ts';

type SenderParts = {
  transport: MailTransport;
  lastMail: Pick<LastMail, 'note'>;
  clock: Clock;
  report(error: unknown): void;
};

/** A failure is thrown, so that the queue tries again; a final refusal is reported here, and the mail is done with. */
export function createMailSender({ transport, lastMail, clock, report }: SenderParts) {
  return async (data: unknown, id: string): Promise<void> => {
    try {
      await transport.send(mailSchema.parse(data), id);
    } catch (error) {
      if (!(error instanceof MailPermanentlyRejected)) throw error;
      return report(error);
    }
    // It has left: whatever fails now must not send it again.
    await lastMail.note(clock.now()).catch(report);
  };
}
