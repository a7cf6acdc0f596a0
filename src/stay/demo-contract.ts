import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { billSchema } from './bill-contract.ts';
import { guestBookingSchema } from './booking-contract.ts';
import { visitorMessages } from './messages/by-request.ts';

const nothing = z.object({});
const sessionInPath = z.object({
  session: z
    .string({ error: () => visitorMessages().paymentNotFound })
    .regex(/^cs_demo_[A-Za-z0-9]{24}$/, { error: () => visitorMessages().paymentNotFound }),
});

export const demoCheckoutSchema = z.object({
  session: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  is_authorisation: z.boolean(),
  nome: z.string(),
  camera: z.string().nullable(),
  check_in: z.string(),
  check_out: z.string(),
  guests: z.int(),
  guest_email: z.string(),
  bill: billSchema,
  immagine: guestBookingSchema.shape.struttura.shape.immagine,
  politica_cancellazione: guestBookingSchema.shape.politica_cancellazione,
  refund_steps: guestBookingSchema.shape.refund_steps,
  expires_at: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
});
export type DemoCheckout = z.infer<typeof demoCheckoutSchema>;

const ofDemo = { hasUnprefixedPath: false, isPersonal: true, params: sessionInPath, query: nothing } as const;

/** Each demo card behaves like Stripe's test card with the same number. */
export const DEMO_CARDS = {
  riuscita: '4242424242424242',
  rifiutata: '4000000000000002',
  senzaFondi: '4000000000009995',
};

/** `POST /api/pagamento-demo/{session}/paga`. Returns 404 if real payments are enabled. */
export const payDemoCall = defineCall({
  ...ofDemo,
  method: 'POST',
  path: '/api/pagamento-demo/{session}/paga',
  cannotWait: true,
  summary: 'Paga nel pagamento di prova',
  body: z.object({
    carta: z
      .string({ error: () => visitorMessages().cardNumberMissing })
      .max(40, { error: () => visitorMessages().cardNumberMissing }),
  }),
  answer: z.object({ success: z.literal(true), url: z.string() }),
});

/** `POST /api/pagamento-demo/attivazione/{account}`: completes the demo onboarding. Returns 404 if real payments are enabled. */
export const activateDemoCall = defineCall({
  hasUnprefixedPath: false,
  isPersonal: true,
  method: 'POST',
  path: '/api/pagamento-demo/attivazione/{account}',
  summary: 'Completa la registrazione di prova ai pagamenti',
  params: z.object({
    account: z
      .string({ error: () => visitorMessages().paymentNotFound })
      .regex(/^acct_demo\w{1,60}$/, { error: () => visitorMessages().paymentNotFound }),
  }),
  query: nothing,
  answer: z.object({ success: z.literal(true), url: z.string() }),
});

/** `find` has no API endpoint. Only the loader of the demo payment page calls it. */
export type DemoPaymentService = {
  isOn: boolean;
  find(session: string): Promise<DemoCheckout>;
  pay(session: string, carta: string): Promise<string>;
  completeOnboarding(accountId: string): Promise<string>;
};
