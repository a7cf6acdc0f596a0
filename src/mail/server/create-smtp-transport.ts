import type { Transporter } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailPermanentlyRejected, MailRejected, type MailTransport } from './mail-transport.ts';

const SECOND_MS = 1000;
/** A server that does not answer must not hold the queue: the next try comes by itself. */
const TIME_LIMITS = {
  dnsTimeout: 10 * SECOND_MS,
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};
/** From here on an SMTP answer is final. */
const PERMANENT = 500;

/** An answer about this recipient or text without its words; a connection or login that failed as it is: it must be mended. */
function toFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return error;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || typeof responseCode !== 'number') return error;
  return responseCode >= PERMANENT ? new MailPermanentlyRejected(responseCode) : new MailRejected(responseCode);
}

/** `smtpUrl`: `smtp://` (TLS when the server offers it) or `smtps://`, with user and password. */
export function createSmtpTransport(smtpUrl: string, from: string, operator: string | null = null): MailTransport {
  let transport: Transporter | undefined;
  const open = async () => {
    // Loaded for the first mail (docs/decisions/0077).
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({ url: smtpUrl, ...TIME_LIMITS });
    return transport;
  };
  return {
    async check() {
      await (await open()).verify();
    },
    async send(mail, id) {
      try {
        await (await open()).sendMail(composeMessage(mail, id, { from, operator }));
      } catch (error) {
        throw toFailure(error);
      }
    },
    // What was sent is nowhere here.
    forget: async () => undefined,
    sweep: async () => undefined,
    close: () => transport?.close(),
  };
}
