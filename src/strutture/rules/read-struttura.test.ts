import { FLAG_FIELDS } from './flag-fields.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, facts, home, refusal, town } from '../../../test/struttura-form.ts';
import { checkStruttura } from './check-struttura.ts';
import { STRUTTURA_FAULTS } from './struttura-fault.ts';
import * as messages from '../messages/owner.ts';

describe('additional checks: place', () => {
  const detail = 'La città non appartiene alla provincia indicata.';

  test.each([
    [{ provincia_id: 58 }, { citta_id: 'provinciaMismatch' }],
    [{ regione_id: 12 }, { citta_id: 'provinciaMismatch' }],
    [{ cap: '00100' }, { cap: 'capMismatch' }],
    [{ cap: '5304' }, { cap: 'capMismatch' }],
    [
      { provincia_id: 58, cap: '00100' },
      { citta_id: 'provinciaMismatch', cap: 'capMismatch' },
    ],
  ])('rejects %j with %j', (change, campi) => expect(refusal({ ...home, ...change })).toEqual({ detail, campi }));

  test('reports a place mismatch before the faults of the other additional checks', () => {
    expect(refusal({ ...home, nome: 'a'.repeat(121), cap: '00100' }).detail).toBe(detail);
  });

  test('accepts a missing or matching province and region', () => {
    const withoutPlace = { provincia_id: undefined, regione_id: null, citta_id: undefined };
    expect(accepted({ ...home, ...withoutPlace }).citta_id).toBe(52015);
    expect(accepted({ ...home, provincia_id: '52', regione_id: '9' }).citta_id).toBe(52015);
  });

  test('accepts any postal code of the city, or any five digits if no postal code of the city is known', () => {
    const florence = { ...facts, town: { ...town, caps: ['50121', '50122'] } };
    expect(accepted({ ...home, cap: '50122' }, florence).cap).toBe('50122');
    expect(accepted({ ...home, cap: '12345' }, { ...facts, town: { ...town, caps: [] } }).cap).toBe('12345');
    expect(refusal({ ...home, cap: 'abcde' }, { ...facts, town: { ...town, caps: [] } }).campi).toEqual({
      cap: 'capMismatch',
    });
  });
});

describe('additional checks: lengths, formats and bounds', () => {
  test.each([
    ['nome', 'a'.repeat(121), 'nomeTooLong'],
    ['nome', 'Casa\u0000', 'textInvalid'],
    ['descrizione', 'a'.repeat(5001), 'descrizioneTooLong'],
    ['indirizzo', 'a'.repeat(201), 'indirizzoTooLong'],
    ['tipo_struttura', ['castello'], 'tipoInvalid'],
    ['tipo_struttura', ['bb', 'bb'], 'tipoInvalid'],
    ['tipo_prenotazione', 'hotel', 'tipoPrenotazioneInvalid'],
    ['posti_letto', 0, 'postiLettoOutOfRange'],
    ['posti_letto', 801, 'postiLettoOutOfRange'],
    ['num_camere', -1, 'numCamereOutOfRange'],
    ['num_bagni', 101, 'numBagniOutOfRange'],
    ...FLAG_FIELDS.map((field) => [field, 'si', 'flagInvalid'] as const),
    ['servizi', ['WiFi', 'Elicottero'], 'serviziInvalid'],
    ['servizi', ['WiFi', 'WiFi'], 'serviziInvalid'],
    ['telefono', '899 123456', 'telefonoInvalid'],
    ['telefono', 578_757_012, 'telefonoInvalid'],
    ['email', '', 'emailMissing'],
    ['email', 'anna@example.it, altro@example.it', 'emailInvalid'],
    ['email', ['anna@example.it'], 'emailInvalid'],
    ['servizio_pulizie', 'true', 'flagInvalid'],
  ] as const)('rejects %s %j with %s', (field, value, fault) => {
    expect(refusal({ ...home, [field]: value })).toEqual({
      detail: messages.submissionFaults[fault],
      campi: { [field]: fault },
    });
  });

  test('counts characters, not UTF-16 code units', () => {
    expect(accepted({ ...home, nome: '🏠'.repeat(120) }).nome).toBe('🏠'.repeat(120));
  });

  test('reports the message of the first invalid field', () => {
    const { detail, campi } = refusal({ ...home, email: 'x', telefono: 'x', indirizzo: 'a'.repeat(201) });
    expect(detail).toBe(messages.submissionFaults.indirizzoTooLong);
    expect(campi).toEqual({ indirizzo: 'indirizzoTooLong', telefono: 'telefonoInvalid', email: 'emailInvalid' });
  });

  test.each([null, undefined, '', '  '])('accepts a missing phone number: %j', (telefono) => {
    expect(accepted({ ...home, telefono }).telefono).toBeNull();
  });

  test.each([null, undefined, '', '  '])('accepts a missing email address only in admin mode: %j', (email) => {
    expect(accepted({ ...home, email }, { ...facts, isAdmin: true }).email).toBeNull();
    expect(refusal({ ...home, email }).campi).toEqual({ email: 'emailMissing' });
    expect(refusal({ ...home, email: 'x' }, { ...facts, isAdmin: true }).campi).toEqual({ email: 'emailInvalid' });
  });
});

describe('the breakfast service', () => {
  const breakfast = 'Prima Colazione Inclusa';

  test.each([
    [['bb'], ['WiFi'], [breakfast, 'WiFi']],
    [['agriturismo', 'casa_vacanza'], [], [breakfast]],
    [['bb'], ['WiFi', breakfast], [breakfast, 'WiFi']],
    [['casa_vacanza'], ['WiFi', breakfast], ['WiFi']],
    [['affittacamere'], undefined, []],
  ])('is added or removed to match the types %j: the services %j become %j', (tipi, servizi, expected) => {
    expect(accepted({ ...home, tipo_struttura: tipi, servizi }).servizi).toEqual(expected);
  });
});

test('returns a struttura or known faults for any input', () => {
  const keys = fc.constantFrom(...Object.keys(home), 'id', '__proto__', 'constructor');
  const input = fc.dictionary(keys, fc.jsonValue({ maxDepth: 3 })).map((change) => ({ ...home, ...change }));
  fc.assert(
    fc.property(input, (body) => {
      const check = checkStruttura(body, facts);
      const found = check.ok ? [] : [check.fault, ...Object.values(check.campi)];
      expect(found.every((fault) => STRUTTURA_FAULTS.includes(fault))).toBe(true);
    }),
  );
});
