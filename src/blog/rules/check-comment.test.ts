import { describe, expect, test } from 'vitest';
import { checkComment } from './check-comment.ts';

const POST = 7;
const sound = { autore: 'Ada Bassi', email: 'ada@example.it', contenuto: 'Bello.\nGrazie!', post_id: POST };
const fault = (sent: object) => {
  const reading = checkComment({ ...sound, ...sent }, POST);
  return reading.ok ? null : [reading.field, reading.fault];
};

test('is kept as it was typed, markup included, without outer blanks', () => {
  const contenuto = ' <script>alert(1)</script>\r\n«così» & <b>così</b> ';
  const stored = { autore: '<i>Ada</i>', contenuto: '<script>alert(1)</script>\n«così» & <b>così</b>' };
  const typed = { ...sound, autore: ' <i>Ada</i> ', email: ' Ada@Example.IT', contenuto };
  expect(checkComment(typed, POST)).toEqual({ ok: true, value: { ...stored, email: 'ada@example.it' } });
});

// Name, email and text are required (PRODUCT.md § 5).
describe('Compila tutti i campi per inviare il commento', () => {
  const nothings = [undefined, null, '', '   ', '\u200b', 'a\0b', 5, ['Ada'], { toString: 'Ada' }, true];
  test.each(nothings)('name: %j', (autore) => expect(fault({ autore })).toEqual(['autore', 'missing']));
  test.each(nothings)('comment: %j', (contenuto) => expect(fault({ contenuto })).toEqual(['contenuto', 'missing']));
  test.each([undefined, '  ', ['ada@example.it']])('e-mail: %j', (email) =>
    expect(fault({ email })).toEqual(['email', 'missing']),
  );
  test('is said before anything else is', () => {
    expect(fault({ email: 'no', contenuto: '' })).toEqual(['contenuto', 'missing']);
  });
});

test.each(['ada', 'ada@example.it\r\nBcc: tutti@example.it'])('%j is no e-mail address', (email) => {
  expect(fault({ email })).toEqual(['email', 'emailInvalid']);
});

test.each([
  ['autore', 80, 'nameTooLong'],
  ['contenuto', 2000, 'commentTooLong'],
] as const)('%s has at most %i characters', (field, most, code) => {
  expect(fault({ [field]: 'à'.repeat(most) })).toBeNull();
  expect(fault({ [field]: 'à'.repeat(most + 1) })).toEqual([field, code]);
});

test.each([POST, '7', undefined, null])('post_id %j is that of the address', (post_id) =>
  expect(fault({ post_id })).toBeNull(),
);
test.each([8, '8', '7 ', '', 7.5, [7], { id: 7 }, true])('post_id %j is another', (post_id) =>
  expect(fault({ post_id })).toEqual(['post_id', 'otherPost']),
);
