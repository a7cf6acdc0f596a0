import { expect, test } from 'vitest';
import { applyPetRule, servicesBeside } from './apply-pet-rule.ts';

test.each([
  ['si', ['WiFi'], ['WiFi', 'Pet Friendly']],
  ['si', ['Pet Friendly', 'WiFi'], ['WiFi', 'Pet Friendly']],
  ['no', ['WiFi', 'Pet Friendly'], ['WiFi']],
  ['su_richiesta', ['Pet Friendly'], ['Pet Friendly']],
  ['su_richiesta', ['WiFi'], ['WiFi']],
  [null, ['WiFi', 'Pet Friendly'], ['WiFi', 'Pet Friendly']],
] as const)('pets %s: the answer wins over the service (%j → %j)', (animali, ticked, servizi) => {
  expect(applyPetRule(animali, ticked)).toEqual(servizi);
});

test.each([
  ['nothing is said of pets', null, ['WiFi', 'Pet Friendly']],
  ['they are welcome', 'si', ['WiFi']],
  ['on request', 'su_richiesta', ['WiFi']],
  ['not allowed', 'no', ['WiFi']],
] as const)('services as they are read where %s', (_, animali, read) => {
  expect(servicesBeside(animali, ['WiFi', 'Pet Friendly'])).toEqual(read);
});
