import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, OWNERS_LANGUAGES } from '../src/kernel/language.ts';
import { copyTree, type Edit } from '../test/copied-tree.ts';

type NewMail = { name: string; most: number; edits: Record<string, readonly Edit[]>; created: Record<string, string> };

const words = (name: string, end: string): Edit => [
  end,
  `export const ${name} = { subject: (nome: string) => \`… \${nome}\`, preheader: '…', heading: '…', text: '…' };\n`,
];

const fileOf = (name: string, messages: string) => `import { ${messages} } from '../../messages/by-request.ts';
import type { BookingMailFile } from './booking-mail.ts';

export const ${name}: BookingMailFile = {
  write({ nome }) {
    const { subject, preheader, heading, text } = ${messages}().${name};
    return { subject: subject(nome), preheader, heading, paragraphs: [text] };
  },
};
`;

const tableOf = (name: string, entry: string, audience: string): Record<string, readonly Edit[]> => ({
  'src/app/mails.ts': [
    ['import { cancelledGuest }', `import { ${name} } from '../stay/server/mails/${entry.replaceAll('_', '-')}.ts';\n`],
    [`confirmed_${audience}:`, `${entry}: ${name},\n    `],
  ],
});

const TO_GUESTS: NewMail = {
  name: 'arrivalGuest',
  most: 6,
  edits: {
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        `src/stay/messages/mail.${language}.ts`,
        [words('arrivalGuest', 'export const bookingCodeLabel')],
      ]),
    ),
    ...tableOf('arrivalGuest', 'arrival_guest', 'guest'),
  },
  created: { 'src/stay/server/mails/arrival-guest.ts': fileOf('arrivalGuest', 'mailMessages') },
};

const TO_OWNERS: NewMail = {
  name: 'arrivalOwner',
  most: 4,
  edits: {
    ...Object.fromEntries(
      OWNERS_LANGUAGES.map((language) => [
        `src/stay/messages/owner.${language}.ts`,
        [words('arrivalOwner', 'export const refundedToGuestLabel')],
      ]),
    ),
    ...tableOf('arrivalOwner', 'arrival_owner', 'owner'),
  },
  created: { 'src/stay/server/mails/arrival-owner.ts': fileOf('arrivalOwner', 'ownerMessages') },
};

const MAILS = [TO_GUESTS, TO_OWNERS];
const IS_LAST = /\.de\.ts$/;

let tree: ReturnType<typeof copyTree>;
beforeAll(() => {
  tree = copyTree(['src']);
  // Compiles only the emails, because compiling the whole server would take a minute.
  const config = { extends: './tsconfig.server.json', include: [], files: ['src/app/mails.ts'] };
  tree.create('tsconfig.mails.json', JSON.stringify(config));
});
afterAll(() => tree.remove());

const write = (isWritten: (path: string) => boolean) => {
  for (const { edits } of MAILS)
    for (const [path, own] of Object.entries(edits)) if (isWritten(path)) tree.edit(path, own);
};

test('a new guest email changes at most six files, a new owner email at most four, and neither compiles without German texts', async () => {
  for (const { created } of MAILS) for (const [path, source] of Object.entries(created)) tree.create(path, source);
  write((path) => !IS_LAST.test(path));
  const errors = await tree.compile('mails');
  for (const { name } of MAILS) expect(errors).toContain(name);
  write((path) => IS_LAST.test(path));
  expect(await tree.compile('mails')).toBe('');
  const written = await tree.evaluate(`
    import { MAILS } from './src/app/mails.ts';
    const about = { nome: 'Podere' };
    console.log(MAILS.guest.arrival_guest.write(about).subject, MAILS.owner.arrival_owner.write(about).subject);
  `);
  expect(written).toBe('… Podere … Podere\n');
  for (const { edits, created, most } of MAILS)
    expect([...Object.keys(edits), ...Object.keys(created)].length).toBeLessThanOrEqual(most);
});
