import { expect, test } from 'vitest';
import { readProviderAddress } from './provider-address.ts';

const PAYMENT = 'https://checkout.stripe.com/c/pay/cs_1#x';
const REGISTRATION = 'https://connect.stripe.com/setup/e/acct_1/x';
const DEMO_CHECKOUT = 'https://ospitalia.it/pagamento-demo/cs_demo_1';

test.each<[string, ('checkout' | 'onboarding')[]]>([
  [PAYMENT, ['checkout']],
  [REGISTRATION, ['onboarding']],
  [DEMO_CHECKOUT, ['checkout', 'onboarding']],
  ['http://checkout.stripe.com/c', []],
  ['http://connect.stripe.com/setup', []],
  ['https://checkout.stripe.com.example.it/c', []],
  ['https://connect.stripe.com.evil.example/', []],
  ['https://checkout.stripe.com@example.it/c', []],
  ['https://ospitalia.it.example.it/', []],
  ['http://ospitalia.it/', []],
  ['javascript:alert(1)', []],
  ['//evil.example', []],
  ['/pagamento-demo/cs_demo_1', []],
  ['', []],
])('allows the URL "%s" only for the pages %j', (address, pages) => {
  for (const page of ['checkout', 'onboarding'] as const) {
    const allowed = pages.includes(page) ? address : null;
    expect(readProviderAddress(address, 'https://ospitalia.it', page)).toBe(allowed);
  }
});
