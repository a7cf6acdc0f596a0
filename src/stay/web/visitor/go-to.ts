import { readCheckoutAddress } from './read-checkout-address.ts';

/** Leaves the page for a page of payment, or for one of our own; `false`: it is neither, and the page stays. */
export function goTo(address: string | null): boolean {
  const allowed = address === null ? null : readCheckoutAddress(address, window.location.origin);
  if (allowed === null) return false;
  window.location.assign(allowed);
  return true;
}
