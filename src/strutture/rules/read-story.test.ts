import { describe, expect, test } from 'vitest';
import { accepted, edit, home, refusal, bnb, type Change } from '../../../test/struttura-form.ts';
import { storyFields, emptyStory } from './listing-fields.ts';

const pickStory = (input: Change) =>
  Object.fromEntries(storyFields.map((field) => [field, accepted({ ...home, ...input })[field]]));

describe('parsing the optional fields of the form', () => {
  test('accepts a new or edited form without optional fields', () => {
    expect(pickStory({})).toEqual(emptyStory());
    expect(accepted({ ...home, cin: 'IT052015C2ABCD1234' }, edit)).toMatchObject(emptyStory());
    const empty = Object.fromEntries(storyFields.map((field) => [field, '']));
    expect(pickStory({ ...empty, stanze: [], accoglie_lingue: [], posizione_approssimativa: false })).toEqual(
      emptyStory(),
    );
  });

  test('parses values in all optional fields', () => {
    const sent = {
      stanze: [
        { nome: ' Camera grande ', tipo_letti: '1_matrimoniale' },
        { nome: 'Soggiorno', tipo_letti: 'divano_letto' },
      ],
      arrivo_dalle: '15:00',
      arrivo_entro: '20.30',
      partenza_entro: '9:30',
      animali: 'su_richiesta',
      animali_nota: 'Un cane, non sui divani',
      fumo: 'fuori',
      feste: 'no',
      regole: 'Le scarpe restano sotto il portico.\r\nGrazie.',
      gradini: '3',
      gradini_nota: 'Il resto è tutto al piano terra',
      lingue_testi: { regole: 'de' },
      accoglie_nome: 'Anna',
      accoglie_lingue: ['it', 'de'],
      accoglie_parole: 'Abito nella casa accanto.',
      posizione_approssimativa: true,
    };
    expect(pickStory(sent)).toEqual({
      ...sent,
      stanze: [
        { nome: 'Camera grande', tipo_letti: '1_matrimoniale' },
        { nome: 'Soggiorno', tipo_letti: 'divano_letto' },
      ],
      arrivo_entro: '20:30',
      partenza_entro: '09:30',
      regole: 'Le scarpe restano sotto il portico.\nGrazie.',
      gradini: 3,
    });
  });

  test('drops the stanze of a bnb, because a bnb lists its rooms as camere', () => {
    expect(accepted({ ...bnb, stanze: [{ nome: 'Camera', tipo_letti: '2_singoli' }] }).stanze).toEqual([]);
  });

  test.each<[Change, string, string]>([
    [{ arrivo_dalle: '25:00' }, 'arrivo_dalle', 'oraInvalid'],
    [{ arrivo_dalle: '15' }, 'arrivo_dalle', 'oraInvalid'],
    [{ partenza_entro: 11 }, 'partenza_entro', 'oraInvalid'],
    [{ partenza_entro: '10:60' }, 'partenza_entro', 'oraInvalid'],
    [{ arrivo_dalle: '15:00', arrivo_entro: '14:00' }, 'arrivo_entro', 'arrivoReversed'],
    [{ gradini: '-1' }, 'gradini', 'gradiniOutOfRange'],
    [{ gradini: 201 }, 'gradini', 'gradiniOutOfRange'],
    [{ gradini: 2.5 }, 'gradini', 'gradiniOutOfRange'],
    [{ animali: 'forse' }, 'animali', 'flagInvalid'],
    [{ fumo: true }, 'fumo', 'flagInvalid'],
    [{ feste: 'fuori' }, 'feste', 'flagInvalid'],
    [{ regole: 'a'.repeat(1001) }, 'regole', 'regoleTooLong'],
    [{ accoglie_parole: 'a'.repeat(601) }, 'accoglie_parole', 'accoglieParoleTooLong'],
    [{ accoglie_nome: 'a'.repeat(61) }, 'accoglie_nome', 'accoglieNomeTooLong'],
    [{ animali_nota: 'a'.repeat(201) }, 'animali_nota', 'notaTooLong'],
    [{ gradini_nota: 'a'.repeat(201) }, 'gradini_nota', 'notaTooLong'],
    [{ accoglie_lingue: ['it', 'la'] }, 'accoglie_lingue', 'lingueInvalid'],
    [{ accoglie_lingue: ['it', 'it'] }, 'accoglie_lingue', 'lingueInvalid'],
    [{ stanze: 'una' }, 'stanze', 'stanzaInvalid'],
    [{ stanze: ['una'] }, 'stanze.0', 'stanzaInvalid'],
    [{ stanze: [{ nome: '', tipo_letti: '2_singoli' }] }, 'stanze.0.nome', 'nomeStanzaMissing'],
    [{ stanze: [{ nome: 'Camera', tipo_letti: 'amaca' }] }, 'stanze.0.tipo_letti', 'tipoLettiInvalid'],
    [
      { stanze: Array.from({ length: 21 }, () => ({ nome: 'Camera', tipo_letti: '2_singoli' })) },
      'stanze',
      'tooManyStanze',
    ],
    [{ posizione_approssimativa: 'si' }, 'posizione_approssimativa', 'flagInvalid'],
    [{ punto: 'in piazza' }, 'punto', 'puntoInvalid'],
    [{ punto: '11.7812, 43.0931' }, 'punto', 'puntoOutside'],
    [{ punto: '45.4642, 9.19' }, 'punto', 'puntoFar'],
  ])('rejects %j in the field %s with %s', (input, field, fault) => {
    expect(refusal({ ...home, ...input }).campi).toEqual({ [field]: fault });
  });

  test('adds or removes the Pet Friendly service to match the answer about pets', () => {
    const servizi = ['WiFi', 'Pet Friendly'];
    expect(accepted({ ...home, servizi, animali: 'no' }).servizi).toEqual(['WiFi']);
    expect(accepted({ ...home, servizi: ['WiFi'], animali: 'si' }).servizi).toEqual(servizi);
    expect(accepted({ ...home, servizi }).servizi).toEqual(servizi);
  });

  test('parses a point, and accepts a form without a point', () => {
    expect(accepted(home).punto).toBeNull();
    expect(accepted({ ...home, punto: '43.0931, 11.7812' }).punto).toEqual({ lat: 43.0931, lon: 11.7812 });
  });
});
