import { randomUUID } from 'node:crypto';
import { parseEmail } from '../../../accounts/rules/parse-email.ts';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import { receiveMail } from '../../../calendar/server/inbound-mailbox.ts';
import type { Mail } from '../../../mail/contract.ts';
import type { MailTransport } from '../../../mail/server/mail-transport.ts';
import { messageIdOf } from '../../../mail/server/compose-message.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { Config } from '../config.ts';
import type { InboundMail } from '../read-inbound-mail.ts';
import { reasonOf } from './check-with-limit.ts';
import { testMail } from './create-system-service.ts';
import * as operatorMessages from '../../messages/operator.ts';

/** Time to wait for the test email. Greylisting can delay an email by half a minute. */
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

/** Sends a test email. Throws an `OperatorError` if the address is invalid. */
export async function trySending(parts: MailTry, sentTo: string): Promise<Verdict> {
  const to = parseEmail(sentTo);
  if (to === null) throw new OperatorError(operatorMessages.mailOptionInvalid(sentTo));
  const failure = await send(parts, testMail(to, parts.now, parts.config.brand?.nome), randomUUID());
  return failure === null ? { kind: 'posta.partita', to } : { kind: 'posta.respinta', to, reason: reasonOf(failure) };
}

function inboundMailbox({ place }: InboundMail): string {
  return `${place.mailbox ?? 'prova'}@${place.domain}`;
}

/** Sends a test email to the inbound mailbox and waits until it arrives. */
export async function tryReceiving(parts: MailTry, patienceSeconds = PATIENCE_SECONDS): Promise<Verdict> {
  const { inboundMail, mailFrom } = parts.config;
  if (inboundMail === null || inboundMail.imap === null) {
    throw new OperatorError(operatorMessages.receivingNeedsMailbox());
  }
  const [to, id] = [inboundMailbox(inboundMail), randomUUID()];
  const failure = await send(parts, testMail(to, parts.now, parts.config.brand?.nome), id);
  if (failure !== null) return { kind: 'posta.respinta', to, reason: reasonOf(failure) };
  const seconds = await receiveMail(inboundMail.imap, messageIdOf(id, mailFrom), patienceSeconds).catch(
    (error: unknown) => {
      throw new OperatorError(operatorMessages.mailboxUnreadable(to, reasonOf(error)), {
        cause: error,
      });
    },
  );
  return seconds === null
    ? { kind: 'posta.persa', to, seconds: patienceSeconds }
    : { kind: 'posta.arrivata', to, seconds };
}
