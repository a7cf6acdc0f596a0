import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

test.each([
  ['/', '/'],
  ['/_.data', '/_.data'],
  ['/strutture/toscana?dal=2026-12-01&al=2026-12-03', '/strutture/toscana?dal=2026-12-01&al=2026-12-03'],
  ['/blog?pagina=2&utm_source=lettera', '/blog?pagina=2'],
  ['/?utm_source=lettera&utm_medium=e-mail&fbclid=Iw', '/'],
  ['/?', '/'],
  ['/blog?cerca=a=b', '/blog?cerca=a=b'],
])('the URL %s is cached as %s', (address, key) => {
  expect(cacheKey(address)).toBe(key);
});

test.each([
  ['an unknown parameter', '/?x=1'],
  ['an unknown parameter among known ones', '/blog?pagina=2&x=1'],
  ['an encoded parameter name', '/blog?%70agina=2'],
  ['an unknown parameter without a value', '/?x'],
  ['a path with two leading slashes', '//www.example.com/blog'],
  ['parameters named like object properties', '/?constructor=1&__proto__=2'],
  ['a long query', `/blog?cerca=${'a'.repeat(400)}`],
])('does not cache a URL with %s', (_, address) => {
  expect(cacheKey(address)).toBeNull();
});
