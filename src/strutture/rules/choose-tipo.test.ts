import { expect, test } from 'vitest';
import { chooseTipo } from './choose-tipo.ts';
import type { Servizio } from './servizi.ts';
import type { TipoStruttura } from './struttura-form.ts';

type Form = { tipo_struttura: TipoStruttura[]; servizi: Servizio[] };
const form = (tipo_struttura: TipoStruttura[], ...servizi: Servizio[]): Form => ({ tipo_struttura, servizi });
const BREAKFAST = 'Prima Colazione Inclusa';

test.each([
  ['"choosing bb … adds the service"', form([], 'WiFi'), 'bb', form(['bb'], BREAKFAST, 'WiFi')],
  ['"or agriturismo"', form([], 'WiFi'), 'agriturismo', form(['agriturismo'], BREAKFAST, 'WiFi')],
  ['a second one adds it once', form(['bb'], BREAKFAST), 'agriturismo', form(['bb', 'agriturismo'], BREAKFAST)],
  ['it stays while one of them stays', form(['bb', 'agriturismo'], BREAKFAST), 'bb', form(['agriturismo'], BREAKFAST)],
  ['it stays beside another type', form(['bb'], BREAKFAST), 'casa_vacanza', form(['bb', 'casa_vacanza'], BREAKFAST)],
  ['"choosing another type removes it"', form([], BREAKFAST, 'Spa'), 'casa_vacanza', form(['casa_vacanza'], 'Spa')],
  ['no more of them removes it', form(['bb'], BREAKFAST, 'Spa'), 'bb', form([], 'Spa')],
  ['the other types ask for nothing', form([], 'Spa'), 'affittacamere', form(['affittacamere'], 'Spa')],
] satisfies [string, Form, TipoStruttura, Form][])('%s', (_, before, tipo, after) => {
  expect(chooseTipo(before, tipo)).toEqual(after);
});
