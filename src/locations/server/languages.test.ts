import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Language } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { createLocationsService } from './service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await database.pool.query('insert into strutture_per_citta values (48017, 5), (52032, 2)');
const service = createLocationsService(database.db);

const names = (places: { nome: string }[]) => places.map(({ nome }) => nome);
const notFound = (detail: string) => expect.objectContaining({ codice: 'NON_TROVATO', detail });

describe('lists in the language of the request', () => {
  test('contain the translated regions in the alphabetical order of that language', async () => {
    const german = await inLanguage('de', () => service.listRegioni());
    expect(names(german)).toEqual([
      'Abruzzen',
      'Aostatal',
      'Apulien',
      'Basilikata',
      'Emilia-Romagna',
      'Friaul-Julisch Venetien',
      'Kalabrien',
      'Kampanien',
      'Latium',
      'Ligurien',
      'Lombardei',
      'Marken',
      'Molise',
      'Piemont',
      'Sardinien',
      'Sizilien',
      'Toskana',
      'Trentino-Südtirol',
      'Umbrien',
      'Venetien',
    ]);
    const french = await inLanguage('fr', () => service.listRegioni());
    expect(names(french).slice(4, 7)).toEqual(['Émilie-Romagne', 'Frioul-Vénétie Julienne', 'Latium']);
    expect(french.find(({ id }) => id === 9)).toEqual({ id: 9, nome: 'Toscane', codice: 'TOS', slug: 'toscane' });
  });

  test('contain the translated names of provinces and of their capitals', async () => {
    const [province, puglia] = await inLanguage('en', async () => [
      await service.listProvince(9),
      await service.listProvince(16),
    ]);
    const florence = { id: 248, nome: 'Florence', sigla: 'FI', capoluogo: 'Florence', slug: 'florence', regione_id: 9 };
    expect(province[1]).toEqual(florence);
    expect(puglia.find(({ id }) => id === 110)?.capoluogo).toBe('Barletta, Andria and Trani');
  });

  test('contain the translated names of cities and the number of homes in each city', async () => {
    const german = await inLanguage('de', () => service.listCittaWithCount(248));
    expect(german.find(({ id }) => id === 48017)).toMatchObject({
      nome: 'Florenz',
      slug: 'florenz',
      strutture_count: 5,
    });
    const bozen = await inLanguage('de', () => service.listCitta(21));
    expect(names(bozen).slice(0, 3)).toEqual(['Abtei', 'Ahrntal', 'Aldein']);
  });

  test('contain Italian names if the language is Italian', async () => {
    expect((await service.listRegioni())[0]).toEqual({ id: 13, nome: 'Abruzzo', codice: 'ABR', slug: 'abruzzo' });
    expect((await service.listProvince(2))[0]?.nome).toBe("Valle d'Aosta/Vallée d'Aoste");
  });
});

describe('findPlace with slugs of several languages', () => {
  const path = (language: Language, address: string) => {
    const [regione = '', provincia, citta] = address.split('/');
    return inLanguage(language, async () => {
      const place = await service.findPlace({ regione, provincia, citta });
      return [place.regione.slug, place.provincia?.slug, place.citta?.slug].filter(Boolean).join('/');
    });
  };

  test.each<[string, string, Language]>([
    ['toskana/florenz/florenz', 'toskana/florenz/florenz', 'de'],
    ['toscana/firenze/firenze', 'toskana/florenz/florenz', 'de'],
    ['toscane/florence', 'toskana/florenz', 'de'],
    ['trentino-sudtirol/sudtirol/st-ulrich', 'trentino-sudtirol/sudtirol/st-ulrich', 'de'],
    ['trentino-alto-adige/bolzano/ortisei', 'trentino-sudtirol/sudtirol/st-ulrich', 'de'],
    ['vallee-d-aoste/vallee-d-aoste/aoste', 'vallee-d-aoste/vallee-d-aoste/aoste', 'fr'],
    ['tuscany/siena/pienza', 'tuscany/siena/pienza', 'en'],
    ['toscana/firenze/firenze', 'toscana/firenze/firenze', 'it'],
  ])('resolves %s to %s if the language is %s', async (address, canonical, language) => {
    expect(await path(language, address)).toBe(canonical);
  });

  test('accepts only Italian slugs if the language is Italian', async () => {
    await expect(path('it', 'tuscany')).rejects.toEqual(notFound('Regione non trovata.'));
    await expect(path('it', 'toscana/florenz')).rejects.toEqual(notFound('Provincia non trovata.'));
    await expect(path('it', 'trentino-alto-adige/bozen')).rejects.toEqual(notFound('Provincia non trovata.'));
  });

  test('rejects slugs that exist in no language', async () => {
    await expect(path('de', 'toskana/florenz/leghorn')).rejects.toMatchObject({ codice: 'NON_TROVATO' });
  });
});

test('findPlaceOfCitta and surroundingsOf translate the names of a comune, its province and region, and the nearest town', async () => {
  const place = await inLanguage('fr', () => service.findPlaceOfCitta(48017));
  expect([place.regione.nome, place.provincia.nome, place.citta.nome]).toEqual(['Toscane', 'Florence', 'Florence']);
  const near = { citta_id: 52015, lat: 43.77, lon: 11.25 };
  expect((await inLanguage('de', () => service.surroundingsOf(near))).town?.nome).toBe('Florenz');
  expect((await service.surroundingsOf(near)).town?.nome).toBe('Firenze');
});
