import { describe, expect, test } from 'vitest';
import { editContacts, typedContacts } from './edit-contacts.ts';

const typed = { telefono: '+39 333 555 0101', email: 'anna@example.it', prezzo: '95,00 €' };

describe('phone and email', () => {
  test.each(['', '   ', '\t\n'])('are sent as null if %j is typed', (nothing) => {
    expect(editContacts({ ...typed, telefono: nothing }, 95).telefono).toBe(null);
    expect(editContacts({ ...typed, email: nothing }, 95).email).toBe(null);
  });

  test('are trimmed and sent without a format check', () => {
    expect(editContacts({ ...typed, telefono: ' boh ', email: 'anna@' }, 95)).toMatchObject({
      telefono: 'boh',
      email: 'anna@',
    });
  });
});

describe('a valid price', () => {
  test.each([
    ['95,5', 95.5],
    ['1.234,50 €', 1234.5],
    ['0,01', 0.01],
  ])('is parsed from %j as %d €', (prezzo, euros) => {
    expect(editContacts({ ...typed, prezzo }, 80).prezzo_notte).toBe(euros);
  });
});

describe('an empty or invalid price', () => {
  test.each(['', 'abc', '-5', '12,345', '1e3', 'NaN', 'Infinity'])(
    'leaves the current price unchanged (%j)',
    (prezzo) => {
      expect(editContacts({ ...typed, prezzo }, 80).prezzo_notte).toBe(80);
    },
  );

  test('is sent as null for a home without a price', () => {
    expect(editContacts({ ...typed, prezzo: '' }, null).prezzo_notte).toBe(null);
  });
});

test('typedContacts and editContacts round-trip saved contact details', () => {
  const saved = { telefono: null, email: 'anna@example.it', prezzo_notte: 95.5 };
  expect(editContacts(typedContacts(saved), saved.prezzo_notte)).toEqual(saved);
});
