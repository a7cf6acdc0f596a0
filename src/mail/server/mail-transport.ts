import { type Mail, type MailFiles, mailSchema } from '../contract.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { LastMail } from './last-mail.ts';

/** `id` is the same in all attempts to send an email, so that email clients can detect duplicates. */
export type MailTransport = MailFiles & {
  send(mail: Mail, id: string): Promise<void>;
  /** Throws if emails cannot be sent now, for example because the server does not respond or rejects the login. */
  check(): Promise<void>;
  sweep(): Promise<void>;
  close(): void;
};

/** The error omits the server's message, because errors are logged and the message often contains the recipient's address. */
export class MailRejected extends Error {
  constructor(code: number) {
    super(`mail rejected with ${code}`);
    this.name = 'MailRejected';
  }
}

export class MailPermanentlyRejected extends MailRejected {}

type SenderDependencies = {
  transport: MailTransport;
  lastMail: Pick<LastMail, 'note'>;
  clock: Clock;
  report(error: unknown): void;
};

export function createMailSender({ transport, lastMail, clock, report }: SenderDependencies) {
  return async (data: unknown, id: string): Promise<void> => {
    try {
      await transport.send(mailSchema.parse(data), id);
    } catch (error) {
      if (!(error instanceof MailPermanentlyRejected)) throw error;
      return report(error);
    }
    // An error here is only reported, because a failed job would send the email again.
    await lastMail.note(clock.now()).catch(report);
  };
}
