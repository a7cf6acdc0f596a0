import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPages, nextPage } from './queue-page.ts';

test.each<[string, number, number]>([
  ['nothing is known: the first', 0, 1],
  ['the first is known: the second', 50, 2],
  ['ten of the first were decided: the first again', 40, 1],
  ['the second came with holes: the second again', 99, 2],
])('%s', (_, known, page) => {
  expect(nextPage(known)).toBe(page);
});

test('what comes again is renewed in its place, what is new comes after', () => {
  const known = [
    { id: 7, nome: 'Maso' },
    { id: 5, nome: 'Casa' },
  ];
  const page = [
    { id: 5, nome: 'Casa Nuova' },
    { id: 9, nome: 'Loggia' },
  ];
  expect(joinPages(known, page)).toEqual([known[0], page[0], page[1]]);
});

/** Reads on, as the panel does, while `decided(n)` of the items that it knows leave the list before each page. */
test('whatever is decided between the pages, everything is read', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.array(fc.nat({ max: 7 }), { maxLength: 40 }), (size, decided) => {
      let onServer = Array.from({ length: size }, (_, index) => ({ id: index + 1 }));
      let known: { id: number }[] = [];
      const seen = new Set<number>();
      for (const count of [...decided, ...Array.from({ length: 30 }, () => 0)]) {
        const gone = new Set(known.slice(0, count).map(({ id }) => id));
        known = known.filter(({ id }) => !gone.has(id));
        onServer = onServer.filter(({ id }) => !gone.has(id));
        const page = nextPage(known.length, 5);
        known = joinPages(known, onServer.slice((page - 1) * 5, page * 5));
        for (const { id } of known) seen.add(id);
      }
      expect(seen.size).toBe(size);
    }),
  );
});
