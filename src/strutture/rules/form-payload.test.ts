import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEuro } from '../../kernel/money/parse-euro.ts';
import { formPayload } from './form-payload.ts';
import { readEuros } from './read-number.ts';
import { emptyCamera, emptyForm } from './struttura-form.ts';

describe('the numbers of a submitted form', () => {
  test('are parsed, including the numbers of each room', () => {
    const form = {
      ...emptyForm(),
      prezzo_notte: '1.095,50 €',
      prezzo_pulizie: '40',
      posti_letto: ' 4 ',
      num_camere: '2',
      num_bagni: '1',
      camere: [{ ...emptyCamera(), posti_letto: '3', prezzo_notte: '62,50' }],
    };
    expect(formPayload(form)).toMatchObject({
      prezzo_notte: 1095.5,
      prezzo_pulizie: 40,
      posti_letto: 4,
      num_camere: 2,
      num_bagni: 1,
      camere: [{ posti_letto: 3, prezzo_notte: 62.5 }],
    });
  });

  test('are sent as typed if they cannot be parsed, so that validation can report them', () => {
    expect(formPayload({ ...emptyForm(), prezzo_notte: 'abc', posti_letto: '1,5' })).toMatchObject({
      prezzo_notte: 'abc',
      posti_letto: '1,5',
      num_camere: '',
    });
  });

  test('are rejected by the server if the form cannot parse them as prices', () => {
    const text = fc.array(fc.constantFrom(...Array.from('0123456789.,€ -e'))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (typed) => {
        fc.pre(parseEuro(typed) === null);
        expect(readEuros(typed)).toBeNull();
      }),
    );
  });
});

test('formPayload leaves non-numeric fields unchanged', () => {
  const { cin, tipo_prenotazione, servizi, non_su_booking } = formPayload({ ...emptyForm(), cin: 'ABCD1234' });
  expect({ cin, tipo_prenotazione, servizi, non_su_booking }).toEqual({
    cin: 'ABCD1234',
    tipo_prenotazione: 'casa_vacanza',
    servizi: [],
    non_su_booking: false,
  });
});
