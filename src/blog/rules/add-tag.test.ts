import { expect, test } from 'vitest';
import { addTag, type AddedTags } from './add-tag.ts';

const TEN = Array.from({ length: 10 }, (_, at) => `tag ${at}`);

test.each<[tags: string[], typed: string, AddedTags]>([
  [['vino'], ' #Borghi ', { kind: 'added', tags: ['vino', 'Borghi'] }],
  [[], 'mare   d’inverno', { kind: 'added', tags: ['mare d’inverno'] }],
  [[], ' # ', { kind: 'nothing' }],
  [['Città'], 'citta', { kind: 'tagDoppio' }],
  [[], 'x'.repeat(41), { kind: 'tagLungo' }],
  [[], 'x'.repeat(40), { kind: 'added', tags: ['x'.repeat(40)] }],
  [TEN, 'undici', { kind: 'tagTroppi' }],
  [TEN, 'tag 3', { kind: 'tagDoppio' }],
])('with %j and «%s»', (tags, typed, added) => {
  expect(addTag(tags, typed)).toEqual(added);
});
