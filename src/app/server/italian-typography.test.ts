import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('src/*/messages/*.it.ts', { cwd: ROOT }).toSorted();
const TEXTS = globSync('content/*.it.md', { cwd: ROOT }).toSorted();
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The fixed sentences of the specification, which contain straight apostrophes. */
const QUOTED = `${read('src/app/server/specification-sentences.test.ts')} Esplora le Regioni d'Italia`;

const COMMENT = /^\s*(?:\/?\*|\/\/)/;
const STRAIGHT = /"([^"\n]*\p{L}'\p{L}[^"\n]*)"|`([^`\n]*\p{L}'\p{L}[^`\n]*)`/gu;
function straightIn(file: string): string[] {
  const lines = read(file)
    .split('\n')
    .filter((line) => !COMMENT.test(line));
  const texts = [...lines.join('\n').matchAll(STRAIGHT)].map(([, quoted, template]) => quoted ?? template ?? '');
  return texts.filter((text) => !QUOTED.includes(text.split('${')[0] ?? ''));
}

test.each(FILES)('%s: the apostrophe is ’, except in the fixed sentences', (file) => {
  expect(straightIn(file)).toEqual([]);
});

test.each(FILES)('%s: quotes are « », and a no-break space precedes %%', (file) => {
  const lines = read(file)
    .split('\n')
    .filter((line) => !COMMENT.test(line));
  expect(lines.filter((line) => /[“”]|(?<!\\u00a)[\d}]%/u.test(line))).toEqual([]);
});

const SENTENCE =
  /(\w+)(?::| =)\s*(?:function\s*)?\(([^()]*: number[^()]*)\)(?:: \w+)? (?:=>|\{)|function (\w+)\(([^()]*: number[^()]*)\)/g;
const NO_COUNT = /^(?:year|anno|hour|status|id)$/;
/** Messages whose numbers never have more than three digits, keyed by the reason. */
const FEW: Record<string, string> = {
  'a home has at most ten photos':
    'allPhotosButton archivePhotoLabel detailsTitle freshPhotos goToPhotoLabel homePhotoLabel morePhotos movePhotoBackLabel movePhotoForwardLabel openAllPhotosLabel openPhotoLabel photo photoAltText photoByNumber photoCaption photoCounter photoDetailsButtonLabel photos photosCount publishedPhotoAlt removePhotoLabel reorderedPhotos',
  'distances beyond this are not shown': 'approximateDistance distanceInKm withinKmPhrase withinKmTitle',
  'a limit or a fee of the portal': 'tagsHint viewsChartLabel',
  'Italy has twenty regions, and homes as many rooms':
    'provinceCount regionAndProvinceCount regionCount sleepingRoomNameLabel',
  'a device keeps sixty homes': 'savedHomesGone',
  'waits are at most an hour': 'tooManyAbandonedPayments tooManyOpenPayments tooManyPaymentsFromNetwork',
  'an example of a few nights': 'cancellationExampleIntro',
  'a room has a few beds': 'forGuestNumber',
  'answers come within a day': 'hostAnswerTime',
  'a box suggests a few dozen': 'resultCount',
  'per cent of the width and the height': 'photoPosition',
};
const HAS_FEW = new Set(Object.values(FEW).flatMap((names) => names.split(' ')));
const SAMPLES: Record<string, unknown> = { string: 'parola', boolean: true };

function argumentsOf(declared: string): unknown[] | null {
  const values = declared
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, name = '', type = ''] = /^(\w+)\??: (\w+)(?: \| null)?$/.exec(one) ?? [];
      if (type !== 'number') return SAMPLES[type];
      return NO_COUNT.test(name) ? 1 : 12_345;
    });
  return values.includes(undefined) || !values.includes(12_345) ? null : values;
}

function functionsIn(value: unknown, found = new Map<string, (...args: unknown[]) => unknown>()) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'function') found.set(name, part as (...args: unknown[]) => unknown);
    else functionsIn(part, found);
  }
  return found;
}

async function counted(file: string): Promise<string[]> {
  const functions = functionsIn(await import(join(ROOT, file)));
  return [...read(file).matchAll(SENTENCE)].flatMap(([, named, taken, declared, given]) => {
    const name = named ?? declared ?? '';
    const values = argumentsOf(taken ?? given ?? '');
    const message = functions.get(name);
    return values && message && !HAS_FEW.has(name) ? [`${name}: ${JSON.stringify(message(...values))}`] : [];
  });
}

const messagesByFile = new Map(await Promise.all(FILES.map(async (file) => [file, await counted(file)] as const)));

test.each(FILES)('%s: a dot separates the thousands of a number', (file) => {
  expect(messagesByFile.get(file)?.filter((sentence) => sentence.includes('12345'))).toEqual([]);
});

test('the thousands separator is checked in more than 80 messages', () => {
  expect([...messagesByFile.values()].flat().length).toBeGreaterThan(80);
});

const PERCENT_ALONE = /(?:\}|\d) %/;

test.each(FILES)('%s: a number and its percent sign stay on one line', (file) => {
  expect(
    read(file)
      .split('\n')
      .filter((line) => !COMMENT.test(line) && PERCENT_ALONE.test(line)),
  ).toEqual([]);
});

test.each(TEXTS)('%s uses ’ as apostrophe, « » as quotes and a no-break space before %%', (file) => {
  const lines = read(file).split('\n');
  expect(lines.filter((line) => /\p{L}'\p{L}|[“”]|[\d}] ?%/u.test(line))).toEqual([]);
});
