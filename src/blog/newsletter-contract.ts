import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { formField, nothing } from './fields-contract.ts';

const done = z.object({ success: z.literal(true), message: z.string() });
const tokenBody = z.object({ token: formField('string', 'come nel link della mail') });

/**
 * Asks for the newsletter: a mail asks to confirm, whether the address is known or not. `sito` is a field that no person sees;
 * `elapsed_ms` as with comments.
 */
export const subscribeCall = defineCall({
  method: 'POST',
  path: '/api/newsletter',
  hasUnprefixedPath: false,
  summary: 'Chiede la newsletter',
  params: nothing,
  query: nothing,
  limit: { calls: 5, seconds: 3600 },
  body: z.object({
    email: formField('string', 'a cui arriva la richiesta di conferma'),
    sito: formField('string', 'da lasciare vuoto'),
    elapsed_ms: formField('number', 'millisecondi da quando il modulo è aperto'),
  }),
  status: 201,
  answer: done,
});

/** The button of the page that the mail's link opens. */
export const confirmSubscriptionCall = defineCall({
  method: 'POST',
  path: '/api/newsletter/conferma',
  hasUnprefixedPath: false,
  summary: 'Conferma l’iscrizione alla newsletter',
  params: nothing,
  query: nothing,
  body: tokenBody,
  answer: done,
});

/** Leaves the newsletter; asked twice, or by whoever has left, it says the same. */
export const leaveNewsletterCall = defineCall({
  method: 'POST',
  path: '/api/newsletter/disiscrizione',
  hasUnprefixedPath: false,
  summary: 'Lascia la newsletter',
  params: nothing,
  query: nothing,
  body: tokenBody,
  answer: done,
});

/**
 * What a mail program does when somebody presses its button to leave (RFC 8058): the address is in the mail's headers, and whatever
 * form it sends is not looked at. A GET of it changes nothing: it leads to the page with the button.
 */
export const leaveByMailCall = defineCall({
  method: 'POST',
  path: '/api/newsletter/disiscrizione/{token}',
  hasUnprefixedPath: false,
  summary: 'Lascia la newsletter dal pulsante del programma di posta',
  params: z.object({ token: z.string() }),
  query: nothing,
  answer: done,
});

/** The newsletter's use cases for readers. */
export type NewsletterService = {
  /** Throws `DATI_NON_VALIDI` of no address, `TROPPE_RICHIESTE` of a form that came too fast. */
  subscribe(body: { email?: unknown; sito?: unknown; elapsed_ms?: unknown }): Promise<void>;
  /** Throws `DATI_NON_VALIDI` of a link that is no longer good. */
  confirm(token: unknown): Promise<void>;
  /** Throws `DATI_NON_VALIDI` of what cannot be a link of ours. */
  leave(token: unknown): Promise<void>;
};
