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

describe('a room that can be stored', () => {
  test('is normalised', () => {
    expect(checkCamera(rosa)).toEqual({ ok: true, value: checked });
  });

  test('says which one it is, where it exists', () => {
    expect(checkCamera({ ...rosa, id: 7 })).toEqual({ ok: true, value: { ...checked, id: 7 } });
  });

  test.each(['7b', -7, null, [7], 'new'])('an id that is none makes a new one: %j', (id) => {
    expect(checkCamera({ ...rosa, id })).toEqual({ ok: true, value: checked });
  });

  test('what may be left out is empty, and the room is on offer', () => {
    const { nome_camera, posti_letto, tipo_letti, bagno_privato, prezzo_notte } = rosa;
    expect(checkCamera({ nome_camera, posti_letto, tipo_letti, bagno_privato, prezzo_notte })).toMatchObject({
      value: { letti_aggiuntivi: '', servizi_camera: [], disponibile: true, note: '' },
    });
  });

  test('keys that are not a room’s are dropped', () => {
    expect(checkCamera({ ...rosa, struttura_id: 1, status: 'approvata' })).toEqual({ ok: true, value: checked });
  });
});

describe('"Room name required; room data (beds, bed type, bathroom, price) required"; beds 1 to 8, price at least 1', () => {
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
  ])('%s %j: %s', (field, value, fault) => {
    expect(checkCamera({ ...rosa, [field]: value })).toEqual({ ok: false, faults: { [field]: fault } });
  });

  test.each([null, 'Rosa', 3, [], [rosa], true])('%j is no room', (value) => {
    expect(checkCamera(value)).toEqual({ ok: false, faults: { '': 'cameraInvalid' } });
  });
});

describe('rooms: at least one, at most 100', () => {
  test.each([undefined, null, '', [], {}, 'Rosa', 0])('%j is none', (value) => {
    expect(checkCamere(value)).toEqual({ ok: false, faults: { '': 'camereMissing' } });
  });

  test('100 are accepted, 101 are not', () => {
    expect(checkCamere(Array.from({ length: 100 }, () => rosa)).ok).toBe(true);
    expect(checkCamere(Array.from({ length: 101 }, () => rosa))).toEqual({
      ok: false,
      faults: { '': 'tooManyCamere' },
    });
  });

  test('every fault is named by its room', () => {
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
