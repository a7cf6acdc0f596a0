import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { done, formField, READER } from './fields-contract.ts';
import { visitorMessages } from './messages/by-request.ts';

const tokenBody = z.object({ token: formField('string', 'come nel link della mail') });

/** Sends a confirmation email or, if the address is already subscribed, a notice. */
export const subscribeCall = defineCall({
  ...READER,
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Chiede la newsletter',
  limit: { calls: 60, ofMailbox: 5, seconds: 3600 },
  body: z.object({
    email: formField('string', 'a cui arriva la richiesta di conferma'),
    sito: formField('string', 'da lasciare vuoto'),
    elapsed_ms: formField('number', 'millisecondi da quando il modulo è aperto'),
  }),
  status: 201,
  answer: done,
});

export const confirmSubscriptionCall = defineCall({
  ...READER,
  method: 'POST',
  path: '/api/newsletter/conferma',
  summary: 'Conferma l’iscrizione alla newsletter',
  body: tokenBody,
  answer: done,
});

/** Cancels a subscription. Repeated requests get the same response. */
export const leaveNewsletterCall = defineCall({
  ...READER,
  method: 'POST',
  path: '/api/newsletter/disiscrizione',
  cannotWait: true,
  summary: 'Lascia la newsletter',
  body: tokenBody,
  answer: done,
});

/** One-click unsubscribe in email clients (RFC 8058). A GET changes nothing and redirects to the unsubscribe page. */
export const leaveByMailCall = defineCall({
  ...READER,
  method: 'POST',
  path: '/api/newsletter/disiscrizione/{token}',
  cannotWait: true,
  summary: 'Lascia la newsletter dal pulsante del programma di posta',
  params: z.object({ token: z.string({ error: () => visitorMessages().newsletterLinkInvalid }) }),
  answer: done,
});
