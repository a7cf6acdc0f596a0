import { describe, expect, onTestFinished, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { toCents } from '../../kernel/money/cents.ts';
import { type StayDetails, stayMessage } from './stay-message.ts';
import { setTestLanguage, resetTestLanguage } from '../../../test/test-language.ts';
import * as visitorMessagesDe from '../messages/visitor.de.ts';
import * as messages from '../messages/visitor.it.ts';

function buildStay(stay: Partial<StayDetails> = {}): StayDetails {
  return {
    nome: 'Podere Le Querce',
    camera: null,
    guests: 2,
    nights: 3,
    total_cents: toCents(325),
    selection: { kind: 'stay', check_in: '2026-11-23' as CalendarDate, check_out: '2026-11-26' as CalendarDate },
    ...stay,
  };
}

describe('stayMessage', () => {
  test("includes the home's name, the dates, guests, nights and total", () => {
    expect(stayMessage(buildStay(), messages.inquiryLetter)).toEqual({
      subject: 'Richiesta di informazioni: Podere Le Querce',
      body: [
        'Buongiorno, vorrei informazioni su Podere Le Querce.',
        '',
        'Arrivo: lunedì 23 novembre 2026',
        'Partenza: giovedì 26 novembre 2026',
        'Notti: 3',
        'Ospiti: 2',
        'Totale: 325,00\u00a0€',
        '',
        'Grazie!',
      ].join('\n'),
    });
  });
  test('omits the guests if no number of guests was chosen', () => {
    expect(stayMessage(buildStay({ guests: null }), messages.inquiryLetter).body).not.toContain('Ospiti');
  });
  test('mentions no dates if none are selected', () => {
    const { body } = stayMessage(
      buildStay({ selection: { kind: 'empty' }, nights: 0, total_cents: null }),
      messages.inquiryLetter,
    );
    expect(body).toContain('Non ho ancora scelto le date.\nOspiti: 2\n');
    expect(body).not.toMatch(/Notti|Totale|Arrivo/);
  });
  test('includes only the arrival if no departure is selected', () => {
    const selection = { kind: 'checkIn', check_in: '2026-11-23' as CalendarDate } as const;
    const { body } = stayMessage(buildStay({ selection, nights: 0, total_cents: null }), messages.inquiryLetter);
    expect(body).toContain('Arrivo: lunedì 23 novembre 2026\nOspiti: 2\n');
  });
  test('omits the preface if owner and guest both use German', () => {
    setTestLanguage('de');
    onTestFinished(resetTestLanguage);
    expect(stayMessage(buildStay({ ownerLanguage: 'de' }), visitorMessagesDe.inquiryLetter).body).toMatch(/^Guten Tag/);
  });
  test('prepends two Italian lines to German text for an Italian-speaking owner', () => {
    setTestLanguage('de');
    onTestFinished(resetTestLanguage);
    expect(stayMessage(buildStay(), visitorMessagesDe.inquiryLetter).body.split('\n').slice(0, 6)).toEqual([
      'Da Ospitalia: un ospite, che scrive in tedesco, chiede informazioni su «Podere Le Querce».',
      'Dal 23/11/2026 al 26/11/2026 (3 notti), 2 ospiti.',
      '',
      'Guten Tag, ich hätte gerne nähere Informationen zu Podere Le Querce.',
      '',
      'Anreise: Montag, 23. November 2026',
    ]);
  });
  test('includes the room of a bnb', () => {
    expect(stayMessage(buildStay({ camera: 'Camera Blu' }), messages.inquiryLetter).body).toContain(
      '\nCamera: Camera Blu\n',
    );
  });
});
