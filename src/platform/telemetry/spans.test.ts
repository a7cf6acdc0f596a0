import { expect, test } from 'vitest';
import { describeStatement } from './spans.ts';

test.each([
  [
    'keeps parameter placeholders',
    'select id from homes where nome = $1',
    'SELECT',
    'select id from homes where nome = $1',
  ],
  [
    'drops quoted values',
    "update homes set nome = 'Anna', note = 'it''s'",
    'UPDATE',
    'update homes set nome = ?, note = ?',
  ],
  ['drops dollar-quoted values', 'do $x$ begin raise $$Anna$$; end $x$', 'DO', 'do ?'],
  ['drops comments', "/* prepared */ select 1 -- Anna's\nfrom homes", 'SELECT', 'select 1 from homes'],
  [
    'joins lines',
    '\n    with a as (\n      select 1)\n    select * from a',
    'WITH',
    'with a as ( select 1) select * from a',
  ],
  ['uses the name SQL for an empty statement', '', 'SQL', ''],
])('describeStatement %s', (_, statement, name, text) => {
  const described = { name, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } };
  expect(describeStatement(statement)).toEqual(described);
  expect(describeStatement({ text: statement, values: ['Anna'] })).toEqual(described);
});
