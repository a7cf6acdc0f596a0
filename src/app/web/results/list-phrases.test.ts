import { expect, test } from 'vitest';
import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { listSubject } from './list-phrases.ts';

test.each<[string, Partial<ChosenCriteria>, string]>([
  ['no criteria', {}, 'Case'],
  ['one service', { servizi: ['Pet Friendly'] }, 'Case che accettano il cane'],
  ['one type', { tipi: ['agriturismo'] }, 'Agriturismi'],
  ['homes with a payment guarantee', { sicura: true }, 'Case con il badge «Sicura»'],
  ['homes without steps', { gradini: 'nessuno' }, 'Case senza gradini'],
  ['homes with an unknown number of steps', { gradini: 'non-detti' }, 'Case che non indicano i gradini'],
  ['a service and a price limit', { servizi: ['Piscina'], prezzo_max: 90 }, 'Case con la piscina'],
  ['a type and a service', { tipi: ['bb'], servizi: ['Piscina'] }, 'Case'],
  ['two services', { servizi: ['Piscina', 'WiFi'] }, 'Case'],
  ['words and a service', { testo: 'ulivi', servizi: ['Piscina'] }, 'Case'],
])('listSubject describes %s', (_, chosen, subject) => {
  expect(listSubject({ ...NO_CRITERIA, ...chosen })).toBe(subject);
});
