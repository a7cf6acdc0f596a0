import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../kernel/app-error.ts';
import { type CallHandler, handle, handleOwnerOrAdmin } from '../../kernel/call.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { type DoorbellService, inboundMailCall, renewDoorbellCall } from '../doorbell-contract.ts';
import { inboundRecipients } from '../rules/inbound-recipients.ts';
import { readPosted } from './read-posted.ts';

/** What an `Authorization` header proves knowledge of: a token, or a password without regard to its user. */
function secretOf(authorization: string | null): string | null {
  const [, scheme = '', value = ''] = /^(\S{1,20}) +(\S{1,2000}) *$/.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null;
}

/** Compares in a time that tells nothing. */
function isSame(shown: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return shown !== null && timingSafeEqual(digest(shown), digest(secret));
}

/** The calls about doorbells: for who keeps a calendar, and for the service that receives the mails (`secret`; `null`: none does). */
export function doorbellRoutes(doorbells: DoorbellService, secret: string | null): CallHandler[] {
  return [
    handleOwnerOrAdmin(renewDoorbellCall, async ({ principal, body }) => ({
      status: 'success' as const,
      doorbell: await doorbells.renewDoorbell(principal, body),
    })),
    handle(
      inboundMailCall,
      async ({ raw, header }) => {
        await doorbells.ring(inboundRecipients(readPosted(raw, header('Content-Type'))));
        return { success: true as const };
      },
      // Before a mail is read: it may be large.
      (header) => {
        if (secret !== null && isSame(secretOf(header('Authorization')), secret)) return;
        throw new AppError('NON_TROVATO', kernelMessages.nonTrovato);
      },
    ),
  ];
}
