import { describe, expect, test } from 'vitest';
import { checkComment } from './check-comment.ts';

const POST = 7;
const sound = { autore: 'Ada Bassi', email: 'ada@example.it', contenuto: 'Bello.\nGrazie!', post_id: POST };
const fault = (sent: object) => {
  const reading = checkComment({ ...sound, ...sent }, POST);
  return reading.ok ? null : [reading.field, reading.fault];
};

test('checkComment trims the text and leaves markup unescaped', () => {
  const contenuto = ' <script>alert(1)</script>\r\n«così» & <b>così</b> ';
  const stored = { autore: '<i>Ada</i>', contenuto: '<script>alert(1)</script>\n«così» & <b>così</b>' };
  const typed = { ...sound, autore: ' <i>Ada</i> ', email: ' Ada@Example.IT', contenuto };
  expect(checkComment(typed, POST)).toEqual({ ok: true, value: { ...stored, email: 'ada@example.it' } });
});

describe('checkComment with missing fields', () => {
  const nothings = [undefined, null, '', '   ', '\u200b', 'a\0b', 5, ['Ada'], { toString: 'Ada' }, true];
  test.each(nothings)('rejects the name %j', (autore) => expect(fault({ autore })).toEqual(['autore', 'missing']));
  test.each(nothings)('rejects the comment %j', (contenuto) =>
    expect(fault({ contenuto })).toEqual(['contenuto', 'missing']),
  );
  test.each([undefined, '  ', ['ada@example.it']].map((value) => [value]))('rejects the email address %j', (email) =>
    expect(fault({ email })).toEqual(['email', 'missing']),
  );
  test('reports a missing field before other faults', () => {
    expect(fault({ email: 'no', contenuto: '' })).toEqual(['contenuto', 'missing']);
  });
});

test.each(['ada', 'ada@example.it\r\nBcc: tutti@example.it'])(
  'checkComment rejects the invalid email address %j',
  (email) => {
    expect(fault({ email })).toEqual(['email', 'emailInvalid']);
  },
);

test.each([
  ['autore', 80, 'nameTooLong'],
  ['contenuto', 2000, 'commentTooLong'],
] as const)('checkComment limits %s to %i characters', (field, most, code) => {
  expect(fault({ [field]: 'à'.repeat(most) })).toBeNull();
  expect(fault({ [field]: 'à'.repeat(most + 1) })).toEqual([field, code]);
});

test.each([POST, '7', undefined, null])('checkComment accepts the matching or missing post_id %j', (post_id) =>
  expect(fault({ post_id })).toBeNull(),
);
test.each([8, '8', '7 ', '', 7.5, [7], { id: 7 }, true].map((value) => [value]))(
  'checkComment rejects the post_id %j, which does not match the article',
  (post_id) => expect(fault({ post_id })).toEqual(['post_id', 'otherPost']),
);
