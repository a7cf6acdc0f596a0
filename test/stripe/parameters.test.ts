import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeForm, ParameterFault, readParameters } from './parameters.ts';

const { version } = JSON.parse(readFileSync('node_modules/stripe/package.json', 'utf8'));

const SCHEMAS = join(import.meta.dirname, 'schemas');

test.each(readdirSync(SCHEMAS))(
  '%s was generated from the installed Stripe SDK (otherwise, run `node lab/data/stripe-schemas.ts`)',
  (file) => {
    expect(JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')).$comment).toBe(`stripe ${version}`);
  },
);

test("decodeForm decodes a form in Stripe's encoding", () => {
  const text = 'mode=payment&line_items[0][price_data][currency]=eur&line_items[0][quantity]=1&metadata[a]=x%20y';
  expect(decodeForm(text)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'eur' }, quantity: '1' }],
    metadata: { a: 'x y' },
  });
});

describe('readParameters', () => {
  test('converts values to the types in the schema', () => {
    expect(readParameters('refund-create', 'payment_intent=pi_1&amount=500&reverse_transfer=true')).toEqual({
      payment_intent: 'pi_1',
      amount: 500,
      reverse_transfer: true,
    });
  });

  test.each<[string, Parameters<typeof readParameters>[0], string, string, string]>([
    ['an unknown parameter', 'refund-create', 'importo=500', 'parameter_unknown', 'importo'],
    [
      'an unknown nested parameter',
      'session-create',
      'payment_intent_data[transfer_data][destination]=acct_1&payment_intent_data[transfer_data][to]=x',
      'parameter_unknown',
      'payment_intent_data[transfer_data][to]',
    ],
    ['a missing parameter', 'account-link-create', 'account=acct_1', 'parameter_missing', 'type'],
    ['a misspelt value', 'session-create', 'mode=paiment', 'parameter_invalid', 'mode'],
    ['text instead of a number', 'refund-create', 'amount=five', 'parameter_invalid', 'amount'],
    ['a fraction of a cent', 'refund-create', 'amount=12.5', 'parameter_invalid_integer', 'amount'],
  ])('rejects %s', (_, name, text, code, param) => {
    const read = () => readParameters(name, text);
    expect(read).toThrow(ParameterFault);
    expect(read).toThrow(expect.objectContaining({ code, param }));
  });
});
