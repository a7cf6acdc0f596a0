import { type Mail, type MailFiles, mailSchema } from '../contract.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { LastMail } from './last-mail.ts';

/** A way out for mails. `id` is the same in each try of one mail, so that who gets it twice can tell. */
export type MailTransport = MailFiles & {
  send(mail: Mail, id: string): Promise<void>;
  /** Throws where mails could not be sent now: the server does not answer, or does not let us in. */
  check(): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** Its words are left out: they often repeat the address, and this is logged. `code` of SMTP: 4xx for now, 5xx for good. */
export class MailRejected extends Error {
  constructor(code: number) {
    super(`mail rejected with ${code}`);
    this.name = 'MailRejected';
  }
}

export class MailPermanentlyRejected extends MailRejected {}

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
