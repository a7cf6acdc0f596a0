import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

type StripeParameters = {
  'session-create': Stripe.Checkout.SessionCreateParams;
  'session-expire': Stripe.Checkout.SessionExpireParams;
  'session-retrieve': Stripe.Checkout.SessionRetrieveParams;
  'account-create': Stripe.AccountCreateParams;
  'account-link-create': Stripe.AccountLinkCreateParams;
  'refund-create': Stripe.RefundCreateParams;
  'refund-list': Stripe.RefundListParams;
  'payment-intent-capture': Stripe.PaymentIntentCaptureParams;
  'payment-intent-cancel': Stripe.PaymentIntentCancelParams;
};

export type SchemaName = keyof StripeParameters;

export class ParameterFault extends Error {
  readonly param: string;
  readonly code: string;

  constructor(code: string, param: string, message: string) {
    super(message);
    this.code = code;
    this.param = param;
  }
}

function readSchema(name: SchemaName): object {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'schemas', `${name}.json`), 'utf8'));
}

type Tree = { [key: string]: Tree | string };

function put(tree: Tree, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path;
  const below = tree[key];
  if (rest.length === 0) {
    if (below !== undefined) throw new ParameterFault('parameter_invalid', key, `Received ${key} twice.`);
    tree[key] = value;
  } else {
    const branch = typeof below === 'object' ? below : {};
    tree[key] = branch;
    put(branch, rest, value);
  }
}

function asLists(tree: Tree | string): unknown {
  if (typeof tree === 'string') return tree;
  const entries = Object.entries(tree).map(([key, value]) => [key, asLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Decodes `line_items[0][quantity]=1`, the format of Stripe's form bodies and queries. */
export function decodeForm(text: string): Record<string, unknown> {
  const tree: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) put(tree, name.replaceAll(']', '').split('['), value);
  return asLists(tree) as Record<string, unknown>;
}

/** Forms contain only text, so numbers and booleans are coerced. */
const ajv = new Ajv({ coerceTypes: true, allErrors: false, strict: false });
const validators = new Map<SchemaName, ValidateFunction>();

function validatorOf(name: SchemaName): ValidateFunction {
  const known = validators.get(name) ?? ajv.compile(readSchema(name));
  validators.set(name, known);
  return known;
}

/** Returns the name of a parameter in Stripe's notation: `/line_items/0/price_data` becomes `line_items[0][price_data]`. */
function nameOf(pointer: string, last?: string): string {
  const [first = '', ...rest] = [...pointer.split('/').slice(1), ...(last === undefined ? [] : [last])];
  return first + rest.map((part) => `[${part}]`).join('');
}

function faultOf({ keyword, instancePath, params, message = '' }: ErrorObject): ParameterFault {
  if (keyword === 'additionalProperties') {
    const name = nameOf(instancePath, String(params['additionalProperty']));
    return new ParameterFault('parameter_unknown', name, `Received unknown parameter: ${name}`);
  }
  if (keyword === 'required') {
    const name = nameOf(instancePath, String(params['missingProperty']));
    return new ParameterFault('parameter_missing', name, `Missing required param: ${name}.`);
  }
  const name = nameOf(instancePath);
  return new ParameterFault('parameter_invalid', name, `Invalid ${name}: ${message}`);
}

/** Throws if a number has a fraction. Amounts are whole cents, and all other numbers are integers too. */
function refuseFractions(value: unknown, pointer = ''): void {
  if (typeof value === 'number' && !Number.isInteger(value)) {
    throw new ParameterFault('parameter_invalid_integer', nameOf(pointer), `Invalid integer: ${value}`);
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, below] of Object.entries(value)) refuseFractions(below, `${pointer}/${key}`);
  }
}

export function readParameters<Name extends SchemaName>(name: Name, text: string): StripeParameters[Name] {
  const params: unknown = decodeForm(text);
  const validate = validatorOf(name);
  if (!validate(params)) throw faultOf(validate.errors?.[0] as ErrorObject);
  refuseFractions(params);
  return params as StripeParameters[Name];
}
