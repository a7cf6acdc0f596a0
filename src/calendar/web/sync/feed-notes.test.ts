import { describe, expect, test } from 'vitest';
import { configuration } from '../../../../test/sync-calendar.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { feedNotes } from './feed-notes.ts';

const errore = 'La piattaforma non risponde in tempo. Riproviamo più tardi.';
const NOTE = `Su Airbnb togli l’indirizzo per`;
const notesOf = (overrides: Partial<Configuration>, isBrief = false) =>
  feedNotes(configuration(overrides), '2026-11-22' as CalendarDate, isBrief).map(
    ({ level, text }) => `${level}: ${text}`,
  );

describe('G19 Italian notes about the problems of a feed', () => {
  test.each<[string, Partial<Configuration>, string[]]>([
    ['are empty for a feed without problems', {}, []],
    [
      'include the reason why a paused host was not polled',
      { state: 'errore', failures: 0, errore },
      [`info: ${errore}`],
    ],
    [
      'include a single failure as information',
      { state: 'errore', failures: 1, errore },
      [`info: L’ultima lettura non è riuscita. ${errore}`],
    ],
    [
      'include two failures in a row as a warning',
      { state: 'errore', failures: 2, errore },
      [`warn: Le ultime 2 letture non sono riuscite. ${errore}`],
    ],
    ['include a paused feed as an error', { state: 'in_pausa', failures: 3, errore }, [`err: In pausa. ${errore}`]],
    [
      "name the address to remove and the address to add if the platform imports another platform's address",
      { wrong_addresses: ['altro'] },
      [
        `warn: Airbnb legge l’indirizzo di un’altra piattaforma. ${NOTE} Altro calendario e incolla al suo posto quello per Airbnb: lo trovi in «Da Ospitalia alle piattaforme». Finché non lo fai, le notti annullate possono restare chiuse.`,
      ],
    ],
    [
      'state that the feed has not been read yet',
      { state: 'in_attesa', last_success: null },
      ['info: In attesa della prima lettura.'],
    ],
    [
      'are empty while a feed that has not been read yet is being polled',
      { state: 'in_attesa', last_success: null, is_syncing: true },
      [],
    ],
    [
      'include one night that is missing from the last poll',
      { held_nights: 1 },
      ['info: 1 notte non compare più: si libera se manca anche alla prossima lettura.'],
    ],
    [
      'include several nights that are missing from the last poll',
      { held_nights: 3 },
      ['info: 3 notti non compaiono più: si liberano se mancano anche alla prossima lettura.'],
    ],
    [
      'G6 state the time and size of a mass drop and that no night has been freed yet, without repeating the missing nights',
      { held_nights: 287, mass_drop: { nights: 287, of: 300, at: '2026-11-22T09:37:00.000Z' } },
      [
        'warn: Oggi, 10:37: sono sparite insieme 287 notti su 300. Restano occupate finché la prossima lettura non lo conferma: se non torna, controlla su Airbnb.',
      ],
    ],
    [
      'G9 count ignored events by reason, without partly read events',
      { ignored: { senza_notte: 2, doppione: 1, nostro: 0, ricorrenza: 1, data_non_valida: 4 } },
      ['info: 3 eventi non importati: 2 di poche ore, senza notti, 1 doppione.'],
    ],
    [
      'count several ignored events with one reason',
      { ignored: { fuori_orizzonte: 2 } },
      ['info: 2 eventi non importati: già passati o oltre i due anni.'],
    ],
    [
      'include one ignored event with its reason',
      { ignored: { annullato: 1 } },
      ['info: 1 evento non importato: annullato.'],
    ],
  ])('%s', (_, overrides, notes) => {
    expect(notesOf(overrides)).toEqual(notes);
  });

  test('list several wrong addresses', () => {
    expect(notesOf({ wrong_addresses: ['altro', 'booking', 'vrbo'] })[0]).toContain(
      `${NOTE} Altro calendario, Booking.com o VRBO e incolla`,
    );
  });

  test('omit past and duplicate events in the brief form', () => {
    expect(notesOf({ ignored: { fuori_orizzonte: 2, doppione: 1 } }, true)).toEqual([]);
  });
});
