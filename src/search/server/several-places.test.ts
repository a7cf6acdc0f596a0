import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const service = createTextService(database.db, systemClock);

const townsOf = async (text: string) => {
  const { criteria } = await service.parseText(text);
  return criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [];
};

describe('several larger places', () => {
  test.each([
    ['Umbria o Molise', 'Umbria o Molise'],
    ['Umbria e Molise al mare con piscina', 'Umbria e Molise al mare'],
    ['lago di Garda Veneto per 2', 'lago di Garda Veneto'],
  ])('«%s» stays «%s» in an address', async (text, said) => {
    expect((await service.parseText(text)).said).toBe(said);
    expect(await townsOf(said)).toEqual(await townsOf(text));
  });

  test('either counts, and of two that overlap what both have', async () => {
    // 92 comuni of Umbria, 136 of Molise.
    expect(await townsOf('Umbria o Molise')).toHaveLength(92 + 136);
    const garda = await townsOf('lago di Garda Veneto');
    const lake = await townsOf('lago di Garda');
    expect(garda.length).toBeGreaterThan(5);
    expect(garda.length).toBeLessThan(lake.length);
  });

  test('of homonyms those by the sea, where the sea is wanted', async () => {
    expect(await townsOf('Castro')).toHaveLength(2);
    expect(await townsOf('Castro al mare')).toHaveLength(1);
  });
});
