import { expect, test } from 'vitest';
import { isOnboardingUrl } from './is-onboarding-url.ts';

test.each([
  ['https://connect.stripe.com/setup/e/acct_1/x', true],
  ['https://ospitalia.example/pagamento-demo/attivazione/acct_demo1', true],
  ['http://connect.stripe.com/setup', false],
  ['https://connect.stripe.com.evil.example/', false],
  ['https://connect.stripe.com@evil.example/', false],
  ['javascript:alert(1)', false],
  ['//evil.example', false],
  ['', false],
])('%s: %s', (url, isAllowed) => {
  expect(isOnboardingUrl(url, 'https://ospitalia.example')).toBe(isAllowed);
});
