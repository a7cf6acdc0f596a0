import { expect, test } from 'vitest';
import { brandColours } from '../../../kernel/brand/brand-colours.ts';
import * as brand from '../../../kernel/brand/brand.ts';
import * as values from './brand-values.ts';

const gestore = {
  denominazione: 'Associazione Casa Molise APS',
  forma_giuridica: 'associazione',
  indirizzo: 'via Ferrari 12, Campobasso',
  email: 'ciao@molise.example',
  telefono: null,
  pec: 'molise@pec.example',
  partita_iva: '01234567897',
  rea: 'CB-123456',
};

test('brand values default to those of Ospitalia', () => {
  expect([brand.brandName, brand.brandFileName, brand.brandScript]).toEqual(['Ospitalia', 'ospitalia', '']);
  expect(values.brandColours({})).toEqual(brandColours);
});

test('brandValues derives the operator’s texts for the footer, the legal pages and structured data', () => {
  const { operator } = values.brandValues({ nome: 'Casa Molise', gestore });
  expect(operator).toEqual({
    line: 'Associazione Casa Molise APS · via Ferrari 12, Campobasso · P. IVA 01234567897 · REA CB-123456',
    dataController:
      'Il titolare del trattamento è Associazione Casa Molise APS, via Ferrari 12, Campobasso. Per i tuoi dati scrivi a ciao@molise.example, PEC molise@pec.example.',
    inFull:
      'Casa Molise è di Associazione Casa Molise APS (associazione), via Ferrari 12, Campobasso. Per scrivere o chiamare: e-mail ciao@molise.example, PEC molise@pec.example. P. IVA 01234567897, REA CB-123456. Come trattiamo i dati lo dice l’informativa:',
    organization: {
      legalName: 'Associazione Casa Molise APS',
      address: 'via Ferrari 12, Campobasso',
      email: 'ciao@molise.example',
      vatID: 'IT01234567897',
    },
  });
  const bare = values.brandValues({ nome: 'Casa Molise', gestore: { denominazione: 'Casa' } });
  expect(bare.operator?.dataController).toBe('Il titolare del trattamento è Casa.');
});
