import { expect, test } from 'vitest';
import { matchPages, pagePatterns } from './page-patterns.ts';

const build = {
  routes: {
    root: { id: 'root', path: '', module: {} },
    home: { id: 'home', parentId: 'root', index: true, module: {} },
    citta: { id: 'citta', parentId: 'root', path: 'strutture/:regione/:provincia/:citta', module: {} },
    struttura: { id: 'struttura', parentId: 'root', path: 'struttura/:id/:slug?', module: {} },
    area: { id: 'area', parentId: 'root', path: 'proprietario', module: {} },
    inside: { id: 'inside', parentId: 'area', path: 'strutture/:id', module: {} },
    front: { id: 'front', parentId: 'area', index: true, module: {} },
    newsletter: { id: 'newsletter', parentId: 'root', path: 'blog/conferma', module: {} },
    articolo: { id: 'articolo', parentId: 'root', path: 'blog/:id', module: {} },
    nothing: { id: 'nothing', parentId: 'root', path: '*', module: {} },
  },
} as unknown as Parameters<typeof pagePatterns>[0];

const patternOf = matchPages(pagePatterns(build));

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/strutture/toscana/siena/siena', '/strutture/:regione/:provincia/:citta'],
  ['/strutture/toscana/siena/siena.data', '/strutture/:regione/:provincia/:citta'],
  ['/struttura/7', '/struttura/:id/:slug?'],
  ['/struttura/7/podere-felice', '/struttura/:id/:slug?'],
  ['/proprietario', '/proprietario'],
  ['/proprietario/strutture/9', '/proprietario/strutture/:id'],
  ['/blog/conferma', '/blog/conferma'],
  ['/blog/12', '/blog/:id'],
  ['/anna@example.it', null],
  ['/struttura/7/a/b/c', null],
])('patternOf maps %s to %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
