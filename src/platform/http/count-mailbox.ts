import type { Logger } from 'pino';
import type { Call, CallHandler } from '../../kernel/calls/call.ts';
import type { Limits } from '../../kernel/calls/limits.ts';
import { refundAttempt, takeFrom } from './rate-limit.ts';

export type MailboxParts = {
  limits: Limits;
  mailboxOf(email: unknown): string | null;
  log: Logger;
};

export function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** Also limits a call per mailbox, because many people can share a network address, but not a mailbox. */
export function countMailbox(handler: CallHandler, { limits, mailboxOf, log }: MailboxParts): CallHandler {
  const { call, run } = handler;
  if (call.limit?.ofMailbox === undefined) return handler;
  const { ofMailbox: calls, seconds } = call.limit;
  const limit = limits.exact(`${nameOf(call)} mailbox`, { calls, seconds });
  return {
    ...handler,
    async run(input) {
      const { body }: { body: unknown } = input;
      const mailbox = typeof body === 'object' && body !== null && 'email' in body ? mailboxOf(body.email) : null;
      const counted = mailbox === null ? null : await takeFrom(limit, mailbox);
      try {
        return await run(input);
      } catch (error) {
        if (counted) await refundAttempt(counted, error, log);
        throw error;
      }
    },
  };
}
