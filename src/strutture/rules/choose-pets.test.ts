import { expect, test } from 'vitest';
import { chooseAnimali, toggleServizio } from './choose-pets.ts';
import { emptyForm } from './struttura-form.ts';

const form = emptyForm();

test('the service follows the answer', () => {
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
] as const)('pets %j with %j: a click on the service leaves %j and %j', (animali, servizi, after, left) => {
  const toggled = toggleServizio({ ...form, animali, servizi: [...servizi] }, 'Pet Friendly');
  expect(toggled).toMatchObject({ animali: after, servizi: left });
});

test('another service says nothing of pets', () => {
  expect(toggleServizio({ ...form, animali: 'no' }, 'WiFi')).toMatchObject({ animali: 'no', servizi: ['WiFi'] });
});
