import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES } from '../src/kernel/language.ts';

// Loads the package with `require`, because Vite does not resolve its `.wasm` file.
const { validateWorkflow }: typeof import('@action-validator/core') = createRequire(import.meta.url)(
  '@action-validator/core',
);

const read = (path: string) => readFileSync(path, 'utf8');
const WORKFLOWS = globSync('.github/workflows/*.yml');

test.each(WORKFLOWS)('%s is a valid workflow with actions pinned to commits', (path) => {
  expect(validateWorkflow(read(path)).errors).toEqual([]);
  const actions = Array.from(read(path).matchAll(/uses: (\S+)/g), ([, action = '']) => action);
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('validateWorkflow rejects a job with an unknown key', () => {
  const [path = ''] = WORKFLOWS;
  expect(validateWorkflow(read(path).replace('runs-on:', 'run-on:')).errors).not.toEqual([]);
});

test('continuous integration runs each part of `npm test` as a separate job', () => {
  const [testParts = ''] = /^const testParts = .*?^\];/ms.exec(read('scripts/run.mjs')) ?? [];
  const parts = Array.from(testParts.matchAll(/^ {2}\['(\w+)',/gm), ([, part]) => part);
  const jobs = Array.from(read('.github/workflows/ci.yml').matchAll(/npm test -- (\w+)/g), ([, job]) => job);
  expect(parts.length).toBeGreaterThan(1);
  expect(jobs).toEqual(parts);
});

const textOf = (least: number, most: number) => z.string().min(least).max(most);
const description = z.strictObject({
  shortDescription: textOf(1, 150),
  longDescription: textOf(500, 10_000),
  features: z.array(z.string()).min(1),
});
/** The fields of publiccode.yml 0.4 that the project uses (https://yml.publiccode.tools/schema.core.html). */
const publiccode = z.strictObject({
  publiccodeYmlVersion: z.literal('0.4'),
  name: z.string(),
  url: z.url(),
  platforms: z.array(z.enum(['web', 'windows', 'mac', 'linux', 'ios', 'android'])).min(1),
  categories: z.array(z.enum(['content-management', 'e-commerce', 'online-booking', 'property-management'])).min(1),
  developmentStatus: z.enum(['concept', 'development', 'beta', 'stable', 'obsolete']),
  softwareType: z.literal('standalone/web'),
  intendedAudience: z.strictObject({ scope: z.tuple([z.literal('tourism')]), countries: z.tuple([z.literal('IT')]) }),
  description: z.strictObject({ it: description, en: description }),
  legal: z.strictObject({ license: z.string() }),
  maintenance: z.strictObject({
    type: z.enum(['internal', 'community']),
    contacts: z.array(z.strictObject({ name: z.string() })).min(1),
  }),
  localisation: z.strictObject({ localisationReady: z.boolean(), availableLanguages: z.array(z.string()).min(1) }),
  dependsOn: z.strictObject({ open: z.array(z.strictObject({ name: z.string(), versionMin: z.string() })) }),
  it: z.strictObject({
    countryExtensionVersion: z.literal('1.0'),
    piattaforme: z.record(z.enum(['spid', 'cie', 'anpr', 'pagopa']), z.boolean()),
  }),
});

test('publiccode.yml is valid and lists the project’s licence and languages', () => {
  const { legal, localisation } = publiccode.parse(parse(read('publiccode.yml')));
  expect(localisation.availableLanguages).toEqual(LANGUAGES);
  expect(legal.license).toBe('EUPL-1.2');
  expect(JSON.parse(read('package.json'))).toMatchObject({ license: legal.license });
  expect(read('LICENSE')).toMatch(/^EUROPEAN UNION PUBLIC LICENCE v\. 1\.2\n/);
});

const FILE_OF: Record<string, string> = {
  npm: 'package.json',
  'github-actions': '.github/workflows/ci.yml',
  docker: 'Dockerfile',
  'docker-compose': 'compose.yaml',
};

test('the folder of each Dependabot ecosystem contains its manifest', () => {
  const update = z.object({ 'package-ecosystem': z.string(), directory: z.string().startsWith('/') });
  const { updates } = z
    .object({ version: z.literal(2), updates: z.array(update).min(1) })
    .parse(parse(read('.github/dependabot.yml')));
  const missing = updates.filter(
    ({ directory, 'package-ecosystem': ecosystem }) =>
      !existsSync(join(directory.slice(1), FILE_OF[ecosystem] ?? ecosystem)),
  );
  expect(missing).toEqual([]);
});

const label = z.object({ label: z.string() });
const required = z.strictObject({ required: z.boolean() }).optional();
const field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
  ...(['textarea', 'input'] as const).map((type) =>
    z.strictObject({
      type: z.literal(type),
      id: z.string(),
      attributes: label.extend({ description: z.string().optional(), placeholder: z.string().optional() }).strict(),
      validations: required,
    }),
  ),
  z.strictObject({
    type: z.literal('dropdown'),
    id: z.string(),
    attributes: label.extend({ options: z.array(z.string()).min(2) }).strict(),
    validations: required,
  }),
]);
const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(field).min(1),
});

test.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml'))('%s is a valid issue form', (path) => {
  const { body } = form.parse(parse(read(path)));
  const ids = body.flatMap((each) => ('id' in each ? [each.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
});
