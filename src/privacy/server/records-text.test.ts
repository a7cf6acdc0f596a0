import { describe, expect, test } from 'vitest';
import { recordsText } from './records-text.ts';

describe('recordsText', () => {
  test.each([
    ['a message for a person without records', {}, 'Con questo indirizzo non c’è niente.'],
    ['a message if all tables are empty', { accounts: [] }, 'Con questo indirizzo non c’è niente.'],
    ['one row', { blog_comments: [{ autore: 'Carla', email: '' }] }, 'Commenti sul blog\nautore: Carla'],
    [
      'several rows',
      { camere: [{ nome: 'Blu' }, { nome: 'Rosa' }] },
      'Camere, 1 di 2\nnome: Blu\n\nCamere, 2 di 2\nnome: Rosa',
    ],
    ['an unknown table with its database name', { nuova: [{ a: 1 }] }, 'nuova\na: 1'],
    [
      'an instant, a list, a group and an empty value',
      {
        bookings: [
          { at: new Date(0), servizi: ['WiFi'], agreed: { nome: 'Loggia', email: null }, note: null, letti: [] },
        ],
      },
      'Prenotazioni\nat: 1970-01-01T00:00:00.000Z\nservizi: ["WiFi"]\nagreed:\n  nome: Loggia',
    ],
  ])('writes %s', (_, records, text) => {
    expect(recordsText(records)).toBe(text);
  });
});
