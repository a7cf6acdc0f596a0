import { expect, test } from 'vitest';
import { joinQuery } from './write-criteria.ts';

test.each([
  ['/strutture/umbria', '?ospiti=2', '/strutture/umbria?ospiti=2'],
  ['/cerca?dove=toscana', '?ospiti=2&dal=2026-12-01', '/cerca?dove=toscana&ospiti=2&dal=2026-12-01'],
  ['/cerca?dove=toscana', '', '/cerca?dove=toscana'],
  ['/cerca', '', '/cerca'],
  ['/cerca?dove=umbria', '?testo=chi%3F', '/cerca?dove=umbria&testo=chi%3F'],
])('joinQuery(%j, %j) returns %j', (address, query, joined) => {
  expect(joinQuery(address, query)).toBe(joined);
});
