import { describe, expect, test } from 'vitest';
import { parseImageReference } from './image-references.ts';

const token = '0b8f2c1e-5d34-4f6a-9b7c-1a2b3c4d5e6f';
const url = '/foto/abcdefghijklmnopqrst_--1200x900.webp';

describe('parseImageReference', () => {
  test.each([
    [url, { kind: 'stored', url }],
    [`caricamento:${token}`, { kind: 'upload', token }],
    ['attachment:0', { kind: 'inline', index: 0 }],
    ['attachment:12', { kind: 'inline', index: 12 }],
  ])('parses %s', (text, reference) => expect(parseImageReference(text)).toEqual(reference));

  test.each([
    '',
    'https://example.it/casa.jpg',
    `https://example.it${url}`,
    `${url}?a`,
    `${url}\n`,
    '/foto/abcdefghijklmnopqrst_--320.webp',
    '/foto/abcdefghijklmnopqrst_--1200x900.avif',
    `caricamento:${token.toUpperCase()}`,
    `caricamento:${token}0`,
    'attachment:-1',
    'attachment:9999',
    'data:image/png;base64,AAAA',
  ])('returns null for %j', (text) => expect(parseImageReference(text)).toBeNull());
});
