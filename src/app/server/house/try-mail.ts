import { randomUUID } from 'node:crypto';
import { parseEmail } from '../../../accounts/rules/parse-email.ts';
import type { Verdict } from '../../../admin/rules/house-verdict.ts';
import { receiveMail } from '../../../calendar/server/doorbell-mailbox.ts';
import type { Mail } from '../../../mail/contract.ts';
import type { MailTransport } from '../../../mail/server/mail-transport.ts';
import { messageIdOf } from '../../../mail/server/compose-message.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Config } from '../config.ts';
import type { InboundMail } from '../read-inbound-mail.ts';
import { reasonOf } from './check-with-limit.ts';
import { testMail } from './create-house-service.ts';

/** Mail servers hand over within seconds; a filter that looks twice takes half a minute. */
const PATIENCE_SECONDS = 60;

type MailTry = {
  config: Pick<Config, 'mailFrom' | 'inboundMail' | 'brand'>;
  mail: Pick<MailTransport, 'send'>;
  now: Date;
};

const send = ({ mail }: MailTry, letter: Mail, id: string): Promise<unknown> =>
  mail.send(letter, id).then(
    () => null,
    (error: unknown) => error,
  );

/** Sends a mail to somebody, who has to look for it. Throws an `OperatorError` for what is no address. */
export async function trySending(parts: MailTry, sentTo: string): Promise<Verdict> {
  const to = parseEmail(sentTo);
  if (to === null) throw new OperatorError(`--mail vuole un indirizzo e-mail, non "${sentTo}".`);
  const failure = await send(parts, testMail(to, parts.now, parts.config.brand?.nome), randomUUID());
  return failure === null ? { kind: 'posta.partita', to } : { kind: 'posta.respinta', to, reason: reasonOf(failure) };
}

/** A mailbox that is read; of a whole domain any name arrives. */
function ownMailbox({ place }: InboundMail): string {
  return `${place.mailbox ?? 'prova'}@${place.domain}`;
}

/** Sends a mail to the mailbox of the doorbells, and waits until it is there. Throws an `OperatorError` where there is no such mailbox. */
export async function tryReceiving(parts: MailTry, patienceSeconds = PATIENCE_SECONDS): Promise<Verdict> {
  const { inboundMail, mailFrom } = parts.config;
  if (inboundMail === null || inboundMail.imap === null) {
    throw new OperatorError('Per provare anche l’arrivo servono INBOUND_MAIL_ADDRESS e INBOUND_IMAP_URL.');
  }
  const [to, id] = [ownMailbox(inboundMail), randomUUID()];
  const failure = await send(parts, testMail(to, parts.now, parts.config.brand?.nome), id);
  if (failure !== null) return { kind: 'posta.respinta', to, reason: reasonOf(failure) };
  const seconds = await receiveMail(inboundMail.imap, messageIdOf(id, mailFrom), patienceSeconds).catch(
    (error: unknown) => {
      throw new OperatorError(`La casella ${to} non si legge: ${reasonOf(error)}. Controlla INBOUND_IMAP_URL.`, {
        cause: error,
      });
    },
  );
  return seconds === null
    ? { kind: 'posta.persa', to, seconds: patienceSeconds }
    : { kind: 'posta.arrivata', to, seconds };
}
