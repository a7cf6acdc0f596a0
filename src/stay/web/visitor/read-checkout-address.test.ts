import { expect, test } from 'vitest';
import { readCheckoutAddress } from './read-checkout-address.ts';

const ORIGIN = 'https://ospitalia.it';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1#x', 'https://checkout.stripe.com/c/pay/cs_1#x'],
  ['https://ospitalia.it/pagamento-demo/cs_demo_1', 'https://ospitalia.it/pagamento-demo/cs_demo_1'],
  ['http://checkout.stripe.com/c', null],
  ['https://checkout.stripe.com.example.it/c', null],
  ['https://checkout.stripe.com@example.it/c', null],
  ['https://ospitalia.it.example.it/', null],
  ['http://ospitalia.it/', null],
  ['javascript:alert(1)', null],
  ['/pagamento-demo/cs_demo_1', null],
  ['', null],
])('%s', (address, allowed) => {
  expect(readCheckoutAddress(address, ORIGIN)).toBe(allowed);
});
