import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { readSearchQuery } from './search-query.ts';

const today = '2026-11-21' as CalendarDate;
const nothing = {
  testo: '',
  stay: null,
  flexible: null,
  guests: 1,
  tipi: [],
  servizi: [],
  prezzo_min: null,
  prezzo_max: null,
  sicura: false,
  gradini: null,
  ordina: 'giorno',
};

describe('readSearchQuery', () => {
  test.each([
    [{}, {}],
    [
      { dal: '', al: '', ospiti: '', tipo: '', servizi: '', prezzo_min: '', prezzo_max: '', gradini: '', ordina: '' },
      {},
    ],
    [{ dal: '2026-11-21', al: '2026-11-22' }, { stay: { check_in: '2026-11-21', check_out: '2026-11-22' } }],
    [
      { periodo_dal: '2027-08-01', periodo_al: '2027-08-31', notti: '7' },
      { flexible: { from: '2027-08-01', until: '2027-08-31', nights: 7, weekend: false } },
    ],
    [{ periodo_dal: '', periodo_al: '', notti: '', weekend: '' }, {}],
    [
      { dal: '2026-11-21', al: '2026-11-22', periodo_dal: '2027-08-01', periodo_al: '2027-08-31', notti: '7' },
      { stay: { check_in: '2026-11-21', check_out: '2026-11-22' } },
    ],
    [
      { ospiti: '30', tipo: 'bb,agriturismo', servizi: 'spa,wifi' },
      { guests: 30, tipi: ['bb', 'agriturismo'], servizi: ['WiFi', 'Spa'] },
    ],
    [
      { prezzo_min: '1', prezzo_max: '100000', sicura: '1', gradini: 'nessuno', ordina: 'recenti' },
      { prezzo_min: 1, prezzo_max: 100_000, sicura: true, gradini: 'nessuno', ordina: 'recenti' },
    ],
  ])('parses %j as %j', (words, expected) => {
    expect(readSearchQuery(words, today)).toEqual({ ok: true, criteria: { ...nothing, ...expected } });
  });

  test.each([
    [{ gradini: '0' }, { gradini: 'gradiniNonValidi' }],
    [{ dal: '2026-12-01' }, { dal: 'dateIncomplete' }],
    [{ dal: '2026-11-20', al: '2026-11-22' }, { dal: 'dateNonValide' }],
    [{ dal: '2026-12-05', al: '2026-12-05' }, { dal: 'dateNonValide' }],
    [{ dal: '2027-02-29', al: '2027-03-02' }, { dal: 'dateNonValide' }],
    [{ dal: '2028-11-29', al: '2028-12-02' }, { dal: 'dateNonValide' }],
    [{ dal: '2027-01-01', al: '2028-01-03' }, { dal: 'dateNonValide' }],
    [{ notti: '7' }, { periodo_dal: 'periodoNonValido' }],
    [{ periodo_dal: '2027-08-01', periodo_al: '2027-10-31', notti: '7' }, { periodo_dal: 'periodoNonValido' }],
    [{ periodo_dal: '2027-08-01', periodo_al: '2027-08-05', notti: '7' }, { periodo_dal: 'periodoNonValido' }],
    [{ ospiti: '0' }, { ospiti: 'ospitiNonValidi' }],
    [{ ospiti: '31' }, { ospiti: 'ospitiNonValidi' }],
    [{ ospiti: '2.5' }, { ospiti: 'ospitiNonValidi' }],
    [{ tipo: 'bb,albergo' }, { tipo: 'tipoNonValido' }],
    [{ servizi: 'WiFi' }, { servizi: 'servizioNonValido' }],
    [{ servizi: 'wifi,__proto__' }, { servizi: 'servizioNonValido' }],
    [{ ordina: 'popolari' }, { ordina: 'ordineNonValido' }],
    [{ prezzo_min: '0' }, { prezzo_min: 'prezzoNonValido' }],
    [{ prezzo_max: 'NaN' }, { prezzo_min: 'prezzoNonValido' }],
    [{ prezzo_min: '80', prezzo_max: '79' }, { prezzo_min: 'prezziInvertiti' }],
    [
      { ospiti: '0', ordina: 'x' },
      { ospiti: 'ospitiNonValidi', ordina: 'ordineNonValido' },
    ],
  ])('rejects %j with the faults %j', (words, faults) => {
    expect(readSearchQuery(words, today)).toEqual({ ok: false, faults });
  });
});
