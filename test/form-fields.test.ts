import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** WCAG 1.3.5: fields that collect personal data declare their purpose in `autocomplete`. */
it.each([
  ['stay/web/visitor/payment/GuestFields.tsx', ['name', 'email', 'tel']],
  ['blog/web/visitor/CommentForm.tsx', ['name', 'email']],
  ['blog/web/visitor/newsletter/NewsletterForm.tsx', ['email']],
  ['strutture/web/form/FormSections.tsx', ['tel', 'email']],
  ['strutture/web/form/PlaceFields.tsx', ['street-address', 'postal-code']],
  ['accounts/web/owner/SignIn.tsx', ['email']],
  ['accounts/web/admin/LoginForm.tsx', ['username', 'current-password']],
  ['accounts/web/admin/CodeField.tsx', ['one-time-code']],
])('%s declares the autocomplete tokens %j', (file, tokens) => {
  const text = read(file);
  for (const token of tokens) expect(text).toContain(`autoComplete="${token}"`);
});

/** WCAG 3.3.8: sign-in fields must not block pasting, so that password managers work. */
it('only the photo upload handles paste events', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) => !file.includes('.test.'));
  const handlers = files.filter((file) => /onPaste=|addEventListener\('paste'/.test(read(file)));
  expect(handlers.map((file) => file.replaceAll('\\', '/'))).toEqual(['media/web/upload/use-file-drop.ts']);
});
