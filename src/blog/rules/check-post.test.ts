import { describe, expect, test } from 'vitest';
import { checkPost, type PostForm, addTag, type AddedTags } from './check-post.ts';

const CATEGORIES = [
  { id: 3, nome: 'Destinazioni' },
  { id: 4, nome: 'Stagionalità' },
];
const check = (overrides: Partial<PostForm> = {}) =>
  checkPost({ titolo: 'Le Crete', contenuto: '<p>Argilla.</p>', categoria: 'Destinazioni', ...overrides }, CATEGORIES);

test('checkPost normalises form fields', () => {
  const read = check({
    titolo: '  Le\u0007 Crete',
    categoria: 'stagionalità',
    tags: ['Siena', ' siena ', '', 'Autunno'],
    meta_description: ' Tre giorni ',
    status: 'pubblicato',
  });
  expect(read).toEqual({
    titolo: 'Le Crete',
    contenuto: '<p>Argilla.</p>',
    categoria_id: 4,
    tags: ['Siena', 'Autunno'],
    meta_description: 'Tre giorni',
    status: 'pubblicato',
  });
});

test.each([undefined, null])('checkPost treats an article with the status %s as a draft', (status) => {
  expect(check({ status })).toMatchObject({ status: 'bozza', tags: [], meta_description: '' });
});

test('checkPost accepts a picture as the only content', () => {
  expect(check({ contenuto: '<p></p><img src="/foto/x.webp" alt="" />' })).toHaveProperty('titolo');
});

describe('checkPost with missing fields', () => {
  test.each([
    ['titolo', { titolo: undefined }],
    ['titolo', { titolo: '   ' }],
    ['titolo', { titolo: '\u200b\u2800' }],
    ['titolo', { titolo: ['Le Crete'] }],
    ['contenuto', { contenuto: '' }],
    ['contenuto', { contenuto: '<p></p><br /><table><tbody><tr><td></td></tr></tbody></table>' }],
    ['categoria', { categoria: '' }],
    ['categoria', { categoria: 3 }],
  ])('reports %s as missing for %j', (campo, overrides) => {
    expect(check(overrides)).toEqual({ campo, fault: 'campiMancanti' });
  });
});

describe('checkPost validation', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);
  test.each<[string, object, object]>([
    ['a title of 151 characters', { titolo: 'x'.repeat(151) }, { campo: 'titolo', fault: 'titoloLungo' }],
    [
      'a meta description of 161 characters',
      { meta_description: 'x'.repeat(161) },
      { campo: 'meta_description', fault: 'metaLunga' },
    ],
    ...[7, ['x'], {}, true, 'mezzo \ud83d', 'NUL \0'].map((meta_description): [string, object, object] => [
      `the meta description ${JSON.stringify(meta_description)}`,
      { meta_description },
      { campo: 'meta_description', fault: 'metaNonValida' },
    ]),
    ['11 tags', { tags: many(11) }, { campo: 'tags', fault: 'tagTroppi' }],
    ['a tag of 41 characters', { tags: ['x'.repeat(41)] }, { campo: 'tags', fault: 'tagLungo' }],
    ['tags that are not a list', { tags: 'Siena' }, { campo: 'tags', fault: 'tagNonValidi' }],
    ['a tag that is not a string', { tags: [1] }, { campo: 'tags', fault: 'tagNonValidi' }],
    ['an unknown category', { categoria: 'Altro' }, { campo: 'categoria', fault: 'categoriaSconosciuta' }],
    ['the unknown status pubblicata', { status: 'pubblicata' }, { campo: 'status', fault: 'statoNonValido' }],
    ['the status Bozza with a capital letter', { status: 'Bozza' }, { campo: 'status', fault: 'statoNonValido' }],
  ])('rejects %s', (_, overrides, fault) => {
    expect(check(overrides)).toEqual(fault);
  });

  test('accepts values at the limits', () => {
    const most = { titolo: 'x'.repeat(150), meta_description: 'x'.repeat(160), tags: many(10) };
    expect(check(most)).toMatchObject(most);
  });
});

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
])('addTag(%j, "%s") returns %j', (tags, typed, added) => {
  expect(addTag(tags, typed)).toEqual(added);
});
