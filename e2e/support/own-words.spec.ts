import { riferimento } from '../../src/stay/rules/codice.ts';
import { expect, test } from './journey.ts';
import { foreignWords } from './own-words.ts';

test('a booking code is no word, whatever its letters', () => {
  expect(foreignWords(`Code: FCAD-QDWZ-KKTR-XYZW, ${riferimento('FCADQDWZKKTRXYZW')}`, 'en', [])).toEqual([]);
  expect(foreignWords('FCAD QDWZ', 'en', [])).toEqual(['fcad', 'qdwz']);
});
