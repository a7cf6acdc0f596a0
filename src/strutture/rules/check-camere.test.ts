import { describe, expect, test } from 'vitest';
import { checkCamera, checkCamere } from './check-camere.ts';

const rosa = {
  nome_camera: ' Rosa ',
  posti_letto: 2,
  tipo_letti: '1_matrimoniale',
  letti_aggiuntivi: 'una culla',
  bagno_privato: true,
  prezzo_notte: 62.5,
  servizi_camera: ['WiFi', 'Balcone'],
  disponibile: false,
  note: 'Al primo piano.\r\nSenza ascensore.',
};
const checked = {
  id: null,
  nome_camera: 'Rosa',
  posti_letto: 2,
  tipo_letti: '1_matrimoniale',
  letti_aggiuntivi: 'una culla',
  bagno_privato: true,
  prezzo_notte_cents: 6250,
  servizi_camera: ['WiFi', 'Balcone'],
  disponibile: false,
  note: 'Al primo piano.\nSenza ascensore.',
  lingua: 'it',
  traduzioni: {},
};

describe('a valid room', () => {
  test('is normalised', () => {
    expect(checkCamera(rosa)).toEqual({ ok: true, value: checked });
  });

  test('keeps the id of an existing room', () => {
    expect(checkCamera({ ...rosa, id: 7 })).toEqual({ ok: true, value: { ...checked, id: 7 } });
  });

  test.each(['7b', -7, null, [7], 'new'].map((value) => [value]))('is treated as a new room if its id is %j', (id) => {
    expect(checkCamera({ ...rosa, id })).toEqual({ ok: true, value: checked });
  });

  test('defaults to available and to empty optional fields if only the required fields are sent', () => {
    const { nome_camera, posti_letto, tipo_letti, bagno_privato, prezzo_notte } = rosa;
    expect(checkCamera({ nome_camera, posti_letto, tipo_letti, bagno_privato, prezzo_notte })).toMatchObject({
      value: { letti_aggiuntivi: '', servizi_camera: [], disponibile: true, note: '' },
    });
  });

  test('is returned without unknown keys', () => {
    expect(checkCamera({ ...rosa, struttura_id: 1, status: 'approvata' })).toEqual({ ok: true, value: checked });
  });
});

describe('checkCamera with an invalid room', () => {
  test.each([
    ['nome_camera', undefined, 'nomeCameraMissing'],
    ['nome_camera', ' \u200b', 'nomeCameraMissing'],
    ['nome_camera', 'a'.repeat(121), 'nomeCameraTooLong'],
    ['nome_camera', 'Ros\u0000a', 'textInvalid'],
    ['posti_letto', undefined, 'postiCameraOutOfRange'],
    ['posti_letto', 0, 'postiCameraOutOfRange'],
    ['posti_letto', 9, 'postiCameraOutOfRange'],
    ['tipo_letti', undefined, 'tipoLettiInvalid'],
    ['tipo_letti', 'king', 'tipoLettiInvalid'],
    ['bagno_privato', undefined, 'bagnoMissing'],
    ['bagno_privato', 'true', 'bagnoMissing'],
    ['prezzo_notte', undefined, 'prezzoCameraOutOfRange'],
    ['prezzo_notte', 0.99, 'prezzoCameraOutOfRange'],
    ['prezzo_notte', 100_000.01, 'prezzoCameraOutOfRange'],
    ['letti_aggiuntivi', 'a'.repeat(201), 'lettiAggiuntiviTooLong'],
    ['servizi_camera', ['Elicottero'], 'serviziInvalid'],
    ['disponibile', 'no', 'flagInvalid'],
    ['note', 'a'.repeat(1001), 'noteTooLong'],
  ])('rejects %s %j with the fault %s', (field, value, fault) => {
    expect(checkCamera({ ...rosa, [field]: value })).toEqual({ ok: false, faults: { [field]: fault } });
  });

  test.each([null, 'Rosa', 3, [], [rosa], true].map((value) => [value]))('rejects %j as a room', (value) => {
    expect(checkCamera(value)).toEqual({ ok: false, faults: { '': 'cameraInvalid' } });
  });
});

describe('checkCamere: between 1 and 100 rooms', () => {
  test.each([undefined, null, '', [], {}, 'Rosa', 0].map((value) => [value]))('rejects %j as missing', (value) => {
    expect(checkCamere(value)).toEqual({ ok: false, faults: { '': 'camereMissing' } });
  });

  test('accepts 100 rooms and rejects 101', () => {
    expect(checkCamere(Array.from({ length: 100 }, () => rosa)).ok).toBe(true);
    expect(checkCamere(Array.from({ length: 101 }, () => rosa))).toEqual({
      ok: false,
      faults: { '': 'tooManyCamere' },
    });
  });

  test('prefixes each fault with the index of its room', () => {
    expect(checkCamere([rosa, { ...rosa, nome_camera: '', prezzo_notte: 0 }, 'Blu'])).toEqual({
      ok: false,
      faults: {
        '1.nome_camera': 'nomeCameraMissing',
        '1.prezzo_notte': 'prezzoCameraOutOfRange',
        '2': 'cameraInvalid',
      },
    });
  });
});
