import { type CallHandler, handleOwner } from '../../kernel/call.ts';
import { onboardCall, payoutCall, type PayoutService } from '../payout-contract.ts';

/** The calls about an owner's account with the payment provider. */
export function payoutRoutes(payouts: PayoutService): CallHandler[] {
  return [
    handleOwner(payoutCall, async ({ account }) => ({ success: true as const, data: await payouts.read(account) })),
    handleOwner(onboardCall, async ({ account }) => ({ success: true as const, url: await payouts.onboard(account) })),
  ];
}
