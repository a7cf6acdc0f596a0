import { expect, test } from 'vitest';
import { applyPetRule, servicesBeside, chooseAnimali, toggleServizio } from './apply-pet-rule.ts';
import { emptyForm } from './struttura-form.ts';

test.each([
  ['si', ['WiFi'], ['WiFi', 'Pet Friendly']],
  ['si', ['Pet Friendly', 'WiFi'], ['WiFi', 'Pet Friendly']],
  ['no', ['WiFi', 'Pet Friendly'], ['WiFi']],
  ['su_richiesta', ['Pet Friendly'], ['Pet Friendly']],
  ['su_richiesta', ['WiFi'], ['WiFi']],
  [null, ['WiFi', 'Pet Friendly'], ['WiFi', 'Pet Friendly']],
] as const)('applies the answer «%s» about pets to the selected services: %j → %j', (animali, ticked, servizi) => {
  expect(applyPetRule(animali, ticked)).toEqual(servizi);
});

test.each([
  ['not mentioned', null, ['WiFi', 'Pet Friendly']],
  ['welcome', 'si', ['WiFi']],
  ['allowed on request', 'su_richiesta', ['WiFi']],
  ['not allowed', 'no', ['WiFi']],
] as const)('if pets are %s, servicesBeside returns $2', (_, animali, read) => {
  expect(servicesBeside(animali, ['WiFi', 'Pet Friendly'])).toEqual(read);
});

const form = emptyForm();

test('updates the Pet Friendly service when the answer about pets changes', () => {
  expect(chooseAnimali(form, 'si')).toMatchObject({ animali: 'si', servizi: ['Pet Friendly'] });
  expect(chooseAnimali(chooseAnimali(form, 'si'), 'no')).toMatchObject({ animali: 'no', servizi: [] });
  expect(chooseAnimali(chooseAnimali(form, 'si'), '')).toMatchObject({ animali: '', servizi: ['Pet Friendly'] });
});

test.each([
  ['no', [], '', ['Pet Friendly']],
  ['si', ['Pet Friendly'], '', []],
  ['si', [], 'si', ['Pet Friendly']],
  ['su_richiesta', ['Pet Friendly'], 'su_richiesta', []],
  ['', [], '', ['Pet Friendly']],
] as const)(
  'for the pets answer %j and the services %j, clicking Pet Friendly results in %j and %j',
  (animali, servizi, after, left) => {
    const toggled = toggleServizio({ ...form, animali, servizi: [...servizi] }, 'Pet Friendly');
    expect(toggled).toMatchObject({ animali: after, servizi: left });
  },
);

test('keeps the answer about pets when another service is clicked', () => {
  expect(toggleServizio({ ...form, animali: 'no' }, 'WiFi')).toMatchObject({ animali: 'no', servizi: ['WiFi'] });
});
