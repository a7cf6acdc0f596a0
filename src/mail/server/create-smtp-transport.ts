import type { Transporter } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailPermanentlyRejected, MailRejected, type MailTransport } from './mail-transport.ts';

const SECOND_MS = 1000;
/** These timeouts keep an unresponsive server from blocking the queue; failed jobs are retried. */
const TIME_LIMITS = {
  dnsTimeout: 10 * SECOND_MS,
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
};
const PERMANENT = 500;

/**
 * Replaces the rejection of an email with an error that omits the server's text. Other errors keep the text, because the operator
 * needs it.
 */
function toFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return error;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isAboutMail || typeof responseCode !== 'number') return error;
  return responseCode >= PERMANENT ? new MailPermanentlyRejected(responseCode) : new MailRejected(responseCode);
}

/** `smtpUrl` starts with `smtp://` (uses TLS if the server offers it) or `smtps://`, and contains the user and password. */
export function createSmtpTransport(smtpUrl: string, from: string, operator: string | null = null): MailTransport {
  let transport: Transporter | undefined;
  const open = async () => {
    // nodemailer is loaded on first use (docs/decisions/0077).
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
    forget: async () => undefined,
    sweep: async () => undefined,
    close: () => transport?.close(),
  };
}
