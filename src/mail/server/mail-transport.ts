import type { Mail, MailFiles } from '../contract.ts';

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
