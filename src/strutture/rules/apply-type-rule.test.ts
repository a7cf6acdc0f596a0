import { expect, test } from 'vitest';
import { chooseTipo } from './apply-type-rule.ts';
import type { Servizio } from './servizi.ts';
import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

type Form = { tipo_struttura: TipoStruttura[]; servizi: Servizio[] };
const form = (tipo_struttura: TipoStruttura[], ...servizi: Servizio[]): Form => ({ tipo_struttura, servizi });
const NOT_CHOSEN = { tipo_prenotazione: 'casa_vacanza', has_chosen_booking: false } as const;
const BREAKFAST = 'Prima Colazione Inclusa';

test.each([
  ['adds the breakfast service when bb is chosen', form([], 'WiFi'), 'bb', form(['bb'], BREAKFAST, 'WiFi')],
  [
    'adds the breakfast service when agriturismo is chosen',
    form([], 'WiFi'),
    'agriturismo',
    form(['agriturismo'], BREAKFAST, 'WiFi'),
  ],
  [
    'adds the breakfast service only once when a second type with breakfast is chosen',
    form(['bb'], BREAKFAST),
    'agriturismo',
    form(['bb', 'agriturismo'], BREAKFAST),
  ],
  [
    'keeps the breakfast service while one type with breakfast is left',
    form(['bb', 'agriturismo'], BREAKFAST),
    'bb',
    form(['agriturismo'], BREAKFAST),
  ],
  [
    'keeps the breakfast service when another type is added',
    form(['bb'], BREAKFAST),
    'casa_vacanza',
    form(['bb', 'casa_vacanza'], BREAKFAST),
  ],
  [
    'removes the breakfast service when a type without breakfast is chosen',
    form([], BREAKFAST, 'Spa'),
    'casa_vacanza',
    form(['casa_vacanza'], 'Spa'),
  ],
  [
    'removes the breakfast service when the last type with breakfast is deselected',
    form(['bb'], BREAKFAST, 'Spa'),
    'bb',
    form([], 'Spa'),
  ],
  [
    'adds no service when a type without breakfast is chosen',
    form([], 'Spa'),
    'affittacamere',
    form(['affittacamere'], 'Spa'),
  ],
] satisfies [string, Form, TipoStruttura, Form][])('%s', (_, before, tipo, after) => {
  expect(chooseTipo({ ...before, ...NOT_CHOSEN }, tipo)).toMatchObject(after);
});

test.each([
  ['B&B', [], 'bb', 'bnb'],
  ['Affittacamere', [], 'affittacamere', 'bnb'],
  ['B&B and Affittacamere', ['affittacamere'], 'bb', 'bnb'],
  ['a whole home', [], 'casa_vacanza', 'casa_vacanza'],
  ['a farm', [], 'agriturismo', 'casa_vacanza'],
  ['a B&B that is also a whole home', ['bb'], 'casa_vacanza', 'casa_vacanza'],
  ['a deselected B&B', ['bb'], 'bb', 'casa_vacanza'],
] satisfies [string, TipoStruttura[], TipoStruttura, TipoPrenotazione][])(
  'for %s, selects the booking type $3 unless the owner has chosen one',
  (_, tipi, tipo, booked) => {
    expect(chooseTipo({ ...form(tipi), ...NOT_CHOSEN }, tipo).tipo_prenotazione).toBe(booked);
    for (const tipo_prenotazione of ['bnb', 'casa_vacanza'] as const) {
      const chosen = { ...form(tipi), tipo_prenotazione, has_chosen_booking: true };
      expect(chooseTipo(chosen, tipo).tipo_prenotazione).toBe(tipo_prenotazione);
    }
  },
);
