import { expect, test } from 'vitest';
import { checkCamera } from './check-camere.ts';
import { formPayload } from './form-payload.ts';
import { emptyCamera, emptyForm } from './struttura-form.ts';

test('a new room is available and has 2 beds, bed type 1_matrimoniale, a private bathroom and a price of 50', () => {
  expect(emptyCamera()).toMatchObject({
    posti_letto: '2',
    tipo_letti: '1_matrimoniale',
    bagno_privato: true,
    prezzo_notte: '50',
    disponibile: true,
  });
});

test('a new room is valid once it has a name', () => {
  expect(checkCamera(emptyCamera())).toEqual({ ok: false, faults: { nome_camera: 'nomeCameraMissing' } });
  expect(checkCamera({ ...emptyCamera(), nome_camera: 'Rosa' }).ok).toBe(true);
});

test('the booking type of an empty form is casa_vacanza', () => {
  expect(emptyForm().tipo_prenotazione).toBe('casa_vacanza');
});

test('does not share state between two empty forms', () => {
  emptyForm().servizi.push('WiFi');
  expect(formPayload(emptyForm()).servizi).toEqual([]);
});
