import { type CallHandler, handle } from '../../kernel/call.ts';
import { activateDemoCall, type DemoPaymentService, payDemoCall } from '../demo-contract.ts';

/** The calls of the demo's pages: what a guest pays with, and what an owner registers with. */
export function demoRoutes(payments: Pick<DemoPaymentService, 'pay' | 'completeOnboarding'>): CallHandler[] {
  return [
    handle(payDemoCall, async ({ params, body }) => ({
      success: true as const,
      url: await payments.pay(params.session, body.carta),
    })),
    handle(activateDemoCall, async ({ params }) => ({
      success: true as const,
      url: await payments.completeOnboarding(params.account),
    })),
  ];
}
