/**
 * Writes Stripe's request schemas into `test/stripe/schemas/`. Run `node lab/data/stripe-schemas.ts` after an update of `stripe`,
 * and commit the files.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The generator is not a dependency, because it installs its own compiler and is used only here. */
const GENERATOR = 'ts-json-schema-generator@2.9.0';
const RESOURCES = 'node_modules/stripe/esm/resources';
const OPTIONS = {
  strict: true,
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2024',
  skipLibCheck: true,
};

const TYPES = {
  'session-create': ['Checkout/Sessions.d.ts', 'Checkout.SessionCreateParams'],
  'session-expire': ['Checkout/Sessions.d.ts', 'Checkout.SessionExpireParams'],
  'session-retrieve': ['Checkout/Sessions.d.ts', 'Checkout.SessionRetrieveParams'],
  'account-create': ['Accounts.d.ts', 'AccountCreateParams'],
  'account-link-create': ['AccountLinks.d.ts', 'AccountLinkCreateParams'],
  'refund-create': ['Refunds.d.ts', 'RefundCreateParams'],
  'refund-list': ['Refunds.d.ts', 'RefundListParams'],
  'payment-intent-capture': ['PaymentIntents.d.ts', 'PaymentIntentCaptureParams'],
  'payment-intent-cancel': ['PaymentIntents.d.ts', 'PaymentIntentCancelParams'],
} as const;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Fields that the portal sends. The Stripe stand-in rejects all other fields, including misspelt names. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  'Checkout.SessionCreateParams': [
    'adaptive_pricing',
    'allowed_payment_method_types',
    'cancel_url',
    'client_reference_id',
    'customer_email',
    'expires_at',
    'line_items',
    'locale',
    'metadata',
    'mode',
    'payment_intent_data',
    'success_url',
  ],
  AccountCreateParams: ['capabilities', 'country', 'email', 'type'],
  'AccountCreateParams.Capabilities': ['card_payments', 'transfers'],
  PaymentIntentCaptureParams: [],
};

/** Type with which the SDK allows any string in enumerations. It is removed, so that the stand-in rejects misspelt values. */
const OPEN_WORD = '#/definitions/OtherString';

function isOpenWord(value: Json): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value['$ref'] === OPEN_WORD;
}

/** Removes descriptions and the type `OPEN_WORD`. If `areFields` is set, `description` is a field name and is not removed. */
function close(value: Json, areFields = false): Json {
  if (Array.isArray(value)) return value.filter((item) => !isOpenWord(item)).map((item) => close(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => areFields || key !== 'description');
  return Object.fromEntries(
    entries.map(([key, item]) => [key, close(item, !areFields && (key === 'properties' || key === 'definitions'))]),
  );
}

type Schema = { $ref: string; definitions: Record<string, { properties?: Record<string, Json> }> };

const nameOf = ($ref: string) => decodeURIComponent($ref.replace('#/definitions/', ''));

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === '$ref' ? [nameOf(item)] : namesIn(item)));
}

function prune(schema: Schema): Schema {
  const reached = new Map<string, Schema['definitions'][string]>();
  const visit = (name: string) => {
    const definition = schema.definitions[name];
    if (definition === undefined || reached.has(name)) return;
    const fields = Object.entries(definition.properties ?? {}).filter(([field]) => SENT[name]?.includes(field) ?? true);
    const pruned = { ...definition, ...(definition.properties && { properties: Object.fromEntries(fields) }) };
    reached.set(name, pruned);
    for (const next of namesIn(pruned)) visit(next);
  };
  visit(nameOf(schema.$ref));
  const byName = [...reached].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...schema, definitions: Object.fromEntries(byName) };
}

function generate(tsconfig: string, [file, type]: readonly [string, string]): Schema {
  const args = ['-p', join(RESOURCES, file), '-t', type, '-f', tsconfig, '--no-type-check'];
  const text = execFileSync('npm', ['exec', '--yes', GENERATOR, '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(text);
}

const { version } = JSON.parse(readFileSync('node_modules/stripe/package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'stripe-schemas-'));
try {
  for (const [name, type] of Object.entries(TYPES)) {
    const tsconfig = join(folder, 'tsconfig.json');
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: OPTIONS, files: [resolve(RESOURCES, type[0])] }));
    const closed = close({ $comment: `stripe ${version}`, ...prune(generate(tsconfig, type)) });
    writeFileSync(`test/stripe/schemas/${name}.json`, `${JSON.stringify(closed, null, 1)}\n`);
    process.stdout.write(`${name}\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
