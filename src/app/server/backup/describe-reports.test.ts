import { expect, test } from 'vitest';
import '../../../platform/process/operator-language.ts';
import { describeRestored } from './describe-reports.ts';
import type { Restoration } from './restore-backup.ts';

const inPlace = { kind: 'in place' as const, strutture: 0, skipped: [], photos: 0 };

test.each<[Restoration, string]>([
  [{ kind: 'new' }, 'Il database è ripristinato.'],
  [inPlace, 'Nessuna struttura mancava; quello che c’era già è rimasto com’era.'],
  [{ ...inPlace, strutture: 1 }, 'È tornata 1 struttura; quello che c’era già è rimasto com’era.'],
  [
    { ...inPlace, strutture: 12_345, skipped: [{ id: 7, nome: 'La Loggia' }], photos: 3 },
    `Sono tornate 12.345 strutture; quello che c’era già è rimasto com’era.
Non tornano, perché intanto un’altra struttura ha il loro posto (lo stesso CIN, o lo stesso invio):
  n. 7, La Loggia
I file di 3 foto erano già stati tolti: rimettili in /dati/foto.`,
  ],
])('describeRestored describes %j in Italian', (restored, sentence) => {
  expect(describeRestored(restored, '/dati/foto')).toBe(sentence);
});
