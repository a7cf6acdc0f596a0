import { expect, test } from 'vitest';
import { importSingleMessages, readMessage } from './message-modules.ts';

const FILE = '/src/stay/messages/visitor.de.ts';
const SOURCE = `import { formatCount } from '../../kernel/format-count.ts';
import { asCents, formatEuro } from '../../kernel/cents.ts';
import * as rooms from '../../strutture/messages/visitor.de.ts';
import { unread } from './owner.de.ts';
import type { Stay } from '../rules/stay.ts';

const night = 'Nacht';
export const nights = (count: number) => \`\${formatCount(count)} \${night}\`;
export function total(cents: number): string {
  return \`\${nights(2)}, \${rooms.roomCount(1)}, \${formatEuro(asCents(cents))}\`;
}
export const notice = unread;
export { formatEuro };
`;

test.each([
  ['night', `export const night = 'Nacht';`],
  [
    'nights',
    `import { formatCount } from '../../kernel/format-count.ts';
import { night } from '${FILE}?message=night';
export const nights = (count: number) => \`\${formatCount(count)} \${night}\`;`,
  ],
  [
    'total',
    `import { asCents } from '../../kernel/cents.ts';
import { formatEuro } from '../../kernel/cents.ts';
import * as rooms from '../../strutture/messages/visitor.de.ts';
import { nights } from '${FILE}?message=nights';
export function total(cents: number): string {
  return \`\${nights(2)}, \${rooms.roomCount(1)}, \${formatEuro(asCents(cents))}\`;
}`,
  ],
  [
    'notice',
    `import { unread } from '/src/stay/messages/owner.de.ts?message=unread';
export const notice = unread;`,
  ],
  [
    'formatEuro',
    `import { formatEuro } from '../../kernel/cents.ts';
export { formatEuro };`,
  ],
])('readMessage compiles the message %s to a module that imports only what the message uses', (name, code) => {
  expect(readMessage(FILE, SOURCE, name).replaceAll('"', "'")).toBe(code);
});

const NAMESPACE = `import * as messages from '../../messages/visitor.ts';`;

test('importSingleMessages replaces a namespace import with one import per member that the code reads', () => {
  const component = `${NAMESPACE}
const label: keyof typeof messages = 'total';
export const Panel = () => <p title={messages.total(1)}>{messages.nights(2)}</p>;`;
  expect(importSingleMessages('/src/stay/web/Panel.tsx', component).replaceAll('"', "'")).toBe(
    `import { total as messages$total } from '../../messages/visitor.ts?message=total';
import { nights as messages$nights } from '../../messages/visitor.ts?message=nights';
const label: keyof typeof messages = 'total';
export const Panel = () => <p title={messages$total(1)}>{messages$nights(2)}</p>;`,
  );
});

test.each([
  ['indexes the namespace', `${NAMESPACE}\nexport const label = (code: 'a') => messages[code];`],
  ['passes the namespace on', `${NAMESPACE}\nexport const all = messages;`],
  ['imports only types', `import type { Fact } from '../../messages/visitor.ts';\nexport type { Fact };`],
])('importSingleMessages does not change code that %s', (_, code) => {
  expect(importSingleMessages('/src/stay/web/label.ts', code)).toBe(code);
});
