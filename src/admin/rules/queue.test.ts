import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPages, nextPage, countAfter, neighbour, nextAfter } from './queue.ts';

test.each<[string, number, number]>([
  ['first page if nothing is loaded', 0, 1],
  ['second page after the first', 50, 2],
  ['first page again after ten decisions', 40, 1],
  ['second page again if it was incomplete', 99, 2],
])('nextPage returns the %s', (_, known, page) => {
  expect(nextPage(known)).toBe(page);
});

test('joinPages replaces repeated items in place and appends new items', () => {
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

test('paging loads all items even if some are decided between two page loads', () => {
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

const counters = { in_attesa: 7, approvate: 128, rifiutate: 4, sospese: 1, totale: 140 };

test.each<[string, Parameters<typeof countAfter>[1], Partial<typeof counters>]>([
  ['changes no counter if there are no decisions', [], {}],
  [
    'moves an approved submission from pending to approved',
    [{ kind: 'approve', richiesta: 'nuova' }],
    { in_attesa: 6, approvate: 129 },
  ],
  [
    'moves a rejected submission from pending to rejected',
    [{ kind: 'reject', richiesta: 'nuova' }],
    { in_attesa: 6, rifiutate: 5 },
  ],
  [
    'lowers only the pending counter for an approved change',
    [{ kind: 'approve', richiesta: 'modifica' }],
    { in_attesa: 6 },
  ],
  [
    'lowers only the pending counter for a rejected change',
    [{ kind: 'reject', richiesta: 'modifica' }],
    { in_attesa: 6 },
  ],
])('countAfter %s', (_, decided, changed) => {
  expect(countAfter(counters, decided)).toEqual({ ...counters, ...changed });
});

test('countAfter never returns negative counters', () => {
  expect(countAfter({ ...counters, in_attesa: 0 }, [{ kind: 'approve', richiesta: 'nuova' }]).in_attesa).toBe(0);
});

test.each<[string, number[], number, number[], number | null]>([
  ['the following item if the current item leaves', [7, 5, 9], 5, [5], 9],
  ['the preceding item if the last item leaves', [7, 5, 9], 9, [9], 5],
  ['null if the only item leaves', [7], 7, [7], null],
  ['the next remaining item if several items leave', [7, 5, 9, 4], 7, [7, 5, 9], 4],
  ['the nearest preceding item if no following one remains', [7, 5, 9, 4], 9, [5, 9, 4], 7],
  ['the first item if the current one is not listed', [7, 5], 12, [12], 7],
  ['null for an empty list', [], 12, [12], null],
])('nextAfter returns %s', (_, ids, current, leaving, next) => {
  expect(nextAfter(ids, current, new Set(leaving))).toBe(next);
});

test.each<[string, number | null, 1 | -1, number | null]>([
  ['J selects the next item', 7, 1, 5],
  ['K selects the previous item', 9, -1, 5],
  ['J has no effect at the end', 9, 1, 9],
  ['K has no effect at the start', 7, -1, 7],
  ['J selects the first item if none is selected', null, 1, 7],
  ['K selects the first item if the current one is not listed', 12, -1, 7],
])('neighbour: %s', (_, current, step, next) => {
  expect(neighbour([7, 5, 9], current, step)).toBe(next);
});

test('neighbour returns the current item for an empty list', () => {
  expect(neighbour([], 12, 1)).toBe(12);
  expect(neighbour([], null, 1)).toBe(null);
});
