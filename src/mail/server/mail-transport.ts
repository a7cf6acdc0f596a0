import type { Mail, MailFiles } from '../contract.ts';

/** A way out for mails. `id` is the same in each try of one mail, so that who gets it twice can tell. */
export type MailTransport = MailFiles & {
  /** Throws when the mail did not go out; a `MailPermanentlyRejected` when no later try would help. */
  send(mail: Mail, id: string): Promise<void>;
  /** Removes last mails that could be read for a day. */
  sweep(): Promise<void>;
  close(): void;
};

/**
 * The receiving side did not take a mail. Its words are not kept: they often repeat the address, and this is logged.
 * @param code of SMTP: 4xx for now, 5xx for good
 */
export class MailRejected extends Error {
  constructor(code: number) {
    super(`mail rejected with ${code}`);
    this.name = 'MailRejected';
  }
}

/** It said no for good. */
export class MailPermanentlyRejected extends MailRejected {}
