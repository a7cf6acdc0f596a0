import type { Mail } from '../contract.ts';

/** A way out for mails. `id` is the same in each try of one mail, so that who gets it twice can tell. */
export type MailTransport = {
  /** Throws when the mail did not go out; a `MailRefused` when no later try would help. */
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
};

/** The receiving side said no for good. Its words are not kept: they often repeat the address. */
export class MailRefused extends Error {
  constructor(code: number) {
    super(`mail refused with ${code}`);
    this.name = 'MailRefused';
  }
}
