import { expect, test } from 'vitest';
import { type ChosenCriteria, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { listSubject } from './list-phrases.ts';

test.each<[string, Partial<ChosenCriteria>, string]>([
  ['no criteria as «Case»', {}, 'Case'],
  ['one service as «Case che accettano il cane»', { servizi: ['Pet Friendly'] }, 'Case che accettano il cane'],
  ['one type as «Agriturismi»', { tipi: ['agriturismo'] }, 'Agriturismi'],
  ['homes with a payment guarantee as “Case con il badge «Sicura»”', { sicura: true }, 'Case con il badge «Sicura»'],
  ['homes without steps as «Case senza gradini»', { gradini: 'nessuno' }, 'Case senza gradini'],
  [
    'homes with an unknown number of steps as «Case che non indicano i gradini»',
    { gradini: 'non-detti' },
    'Case che non indicano i gradini',
  ],
  [
    'a service and a price limit as «Case con la piscina»',
    { servizi: ['Piscina'], prezzo_max: 90 },
    'Case con la piscina',
  ],
  ['a type and a service as «Case»', { tipi: ['bb'], servizi: ['Piscina'] }, 'Case'],
  ['two services as «Case»', { servizi: ['Piscina', 'WiFi'] }, 'Case'],
  ['words and a service as «Case»', { testo: 'ulivi', servizi: ['Piscina'] }, 'Case'],
])('listSubject describes %s', (_, chosen, subject) => {
  expect(listSubject({ ...NO_CRITERIA, ...chosen })).toBe(subject);
});
