import { describe, expect, test } from 'vitest';
import { STRUTTURA_FAULTS } from '../rules/struttura-fault.ts';
import * as messages from './owner.ts';

const sent = {
  nome: 'Podere Le Querce',
  cin: 'IT052015C2ABCD1234',
  indirizzo: 'Strada delle Vigne 14',
  cap: '53045',
  citta: 'Montepulciano',
  sigla: 'SI',
  email: 'anna@example.it',
  telefono: '0578 757012',
};

describe('the summary of a sent submission', () => {
  test('contains the name, CIN, location, phone number and next steps', () => {
    expect(messages.requestSentSummary(sent)).toEqual({
      heading: 'RICHIESTA INVIATA CON SUCCESSO',
      facts: [
        ['Struttura', 'Podere Le Querce'],
        ['CIN', 'IT052015C2ABCD1234'],
        ['Località', 'Strada delle Vigne 14, 53045 Montepulciano (SI)'],
        ['Telefono', '0578 757012'],
      ],
      steps: [
        'Ti contattiamo entro 24/48 ore.',
        'Ricevi un’e-mail di conferma a anna@example.it.',
        'La struttura è visibile online appena viene approvata.',
      ],
    });
  });

  test('omits the phone number if none was provided', () => {
    const { facts } = messages.requestSentSummary({ ...sent, telefono: null });
    expect(facts.map(([label]) => label)).toEqual(['Struttura', 'CIN', 'Località']);
  });
});

test('describes a CIN by its comune and class, or by the class alone if the comune is unknown', () => {
  expect(messages.cinDescriptionText({ comune: 'Montepulciano', classe: 'B5', notes: [] })).toBe(
    'Il codice dice: comune di Montepulciano, classe B5 (agriturismi).',
  );
  expect(messages.cinDescriptionText({ comune: null, classe: 'Z9', notes: [] })).toBe('Il codice dice: classe Z9.');
});

test('each submission fault has a unique message', () => {
  const sentences = STRUTTURA_FAULTS.map((fault) => messages.submissionFaults[fault]);
  expect(new Set(sentences).size).toBe(STRUTTURA_FAULTS.length);
});
