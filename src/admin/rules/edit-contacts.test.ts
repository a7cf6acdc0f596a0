import { describe, expect, test } from 'vitest';
import { editContacts, typedContacts } from './edit-contacts.ts';

const typed = { telefono: '+39 333 555 0101', email: 'anna@example.it', prezzo: '95,00 €' };

describe('phone and email: "phone sent as null if empty, email null if empty"', () => {
  test.each(['', '   ', '\t\n'])('sends phone and email as null for %j', (nothing) => {
    expect(editContacts({ ...typed, telefono: nothing }, 95).telefono).toBe(null);
    expect(editContacts({ ...typed, email: nothing }, 95).email).toBe(null);
  });

  test('"No format checks": trims and sends the typed text', () => {
    expect(editContacts({ ...typed, telefono: ' boh ', email: 'anna@' }, 95)).toMatchObject({
      telefono: 'boh',
      email: 'anna@',
    });
  });
});

describe('"prezzo_notte parsed as decimal (step 0.01)"', () => {
  test.each([
    ['95,5', 95.5],
    ['1.234,50 €', 1234.5],
    ['0,01', 0.01],
  ])('parses %j as %d €', (prezzo, euros) => {
    expect(editContacts({ ...typed, prezzo }, 80).prezzo_notte).toBe(euros);
  });
});

describe('"falling back to the current price if invalid"', () => {
  test.each(['', 'abc', '-5', '12,345', '1e3', 'NaN', 'Infinity'])('keeps the current price for %j', (prezzo) => {
    expect(editContacts({ ...typed, prezzo }, 80).prezzo_notte).toBe(80);
  });

  test('returns null if there is no current price', () => {
    expect(editContacts({ ...typed, prezzo: '' }, null).prezzo_notte).toBe(null);
  });
});

test('typedContacts and editContacts round-trip saved contact details', () => {
  const saved = { telefono: null, email: 'anna@example.it', prezzo_notte: 95.5 };
  expect(editContacts(typedContacts(saved), saved.prezzo_notte)).toEqual(saved);
});
