import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

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

/** The final answer to this very recipient or text, if there was one. What is wrong with our login may be mended. */
function finalAnswer(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= PERMANENT ? responseCode : undefined;
}

/**
 * Sends by SMTP. @param smtpUrl `smtp://` (TLS when the server offers it) or `smtps://`, with user and password
 * @param from the sender, `Ospitalia <posta@ospitalia.it>`
 */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIME_LIMITS });
  return {
    async send(mail, id) {
      try {
        await transport.sendMail(composeMessage(mail, id, from));
      } catch (error) {
        const answer = finalAnswer(error);
        throw answer === undefined ? error : new MailRefused(answer);
      }
    },
    close: () => transport.close(),
  };
}
