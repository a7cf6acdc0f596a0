import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../kernel/calls/app-error.ts';
import { type CallHandler, handle, handleOwnerOrAdmin } from '../../kernel/calls/call.ts';
import { type InboundTriggerService, inboundMailCall, renewInboundTriggerCall } from '../inbound-trigger-contract.ts';
import { inboundRecipients } from '../rules/inbound-recipients.ts';
import { readMultipart } from '../rules/read-multipart.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

function secretOf(authorization: string | null): string | null {
  const [, scheme = '', value = ''] = /^(\S{1,20}) +(\S{1,2000}) *$/.exec(authorization ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null;
}

function isSame(shown: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return shown !== null && timingSafeEqual(digest(shown), digest(secret));
}

/** Parses a webhook body. Invalid content counts as empty, because services resend it after an error. */
function readPosted(bytes: Uint8Array, contentType: string | null): unknown {
  const type = (contentType ?? '').trim();
  const text = Buffer.from(bytes).toString('utf8');
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(text, type);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(new URLSearchParams(text));
  if (!/^application\/json\b/i.test(type)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function inboundTriggerRoutes(triggers: InboundTriggerService, secret: string | null): CallHandler[] {
  return [
    handleOwnerOrAdmin(renewInboundTriggerCall, async ({ principal, body }) => ({
      status: 'success' as const,
      doorbell: await triggers.renewInboundTrigger(principal, body),
    })),
    handle(
      inboundMailCall,
      async ({ raw, header }) => {
        await triggers.trigger(inboundRecipients(readPosted(raw, header('Content-Type'))));
        return { success: true as const };
      },
      // The secret is checked before the body is read, because the body may be large.
      (header) => {
        if (secret !== null && isSame(secretOf(header('Authorization')), secret)) return;
        throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
      },
    ),
  ];
}
