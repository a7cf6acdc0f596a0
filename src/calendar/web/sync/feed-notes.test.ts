import { describe, expect, test } from 'vitest';
import { configuration } from '../../../../test/sync-board.ts';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { feedNotes } from './feed-notes.ts';

const errore = 'La piattaforma non risponde in tempo. Riproviamo più tardi.';
const NOTE = `Su Airbnb togli l’indirizzo per`;
const notesOf = (overrides: Partial<Configuration>, isBrief = false) =>
  feedNotes(configuration(overrides), '2026-11-22' as CalendarDate, isBrief).map(
    ({ level, text }) => `${level}: ${text}`,
  );

describe('G19 what is wrong with a feed is visible, in Italian', () => {
  test.each<[string, Partial<Configuration>, string[]]>([
    ['nothing while all is well', {}, []],
    ['its host rests: nobody asked it', { state: 'errore', failures: 0, errore }, [`info: ${errore}`]],
    [
      'one failure is told',
      { state: 'errore', failures: 1, errore },
      [`info: L’ultima lettura non è riuscita. ${errore}`],
    ],
    [
      'two are a warning',
      { state: 'errore', failures: 2, errore },
      [`warn: Le ultime 2 letture non sono riuscite. ${errore}`],
    ],
    ['a pause is an error', { state: 'in_pausa', failures: 3, errore }, [`err: In pausa. ${errore}`]],
    [
      'a platform that reads the address of another: which one to take out, and which to paste',
      { wrong_addresses: ['altro'] },
      [
        `warn: Airbnb legge l’indirizzo di un’altra piattaforma. ${NOTE} Altro calendario e incolla al suo posto quello per Airbnb: lo trovi in «Da Ospitalia alle piattaforme». Finché non lo fai, le notti annullate possono restare chiuse.`,
      ],
    ],
    ['not read yet', { state: 'in_attesa', last_success: null }, ['info: In attesa della prima lettura.']],
    ['not read yet, and being read', { state: 'in_attesa', last_success: null, is_syncing: true }, []],
    [
      'a night that is held',
      { held_nights: 1 },
      ['info: 1 notte non compare più: si libera se manca anche alla prossima lettura.'],
    ],
    [
      'nights that are held',
      { held_nights: 3 },
      ['info: 3 notti non compaiono più: si liberano se mancano anche alla prossima lettura.'],
    ],
    [
      'G6 a mass drop says when, how many, and that nothing is freed yet; the held nights are the same ones',
      { held_nights: 287, mass_drop: { nights: 287, of: 300, at: '2026-11-22T09:37:00.000Z' } },
      [
        'warn: Oggi, 10:37: sono sparite insieme 287 notti su 300. Restano occupate finché la prossima lettura non lo conferma: se non torna, controlla su Airbnb.',
      ],
    ],
    [
      'G9 ignored events are counted by reason; those that were read in part stand beside the name',
      { ignored: { senza_notte: 2, doppione: 1, nostro: 0, ricorrenza: 1, data_non_valida: 4 } },
      ['info: 3 eventi non importati: 2 di poche ore, senza notti, 1 doppione.'],
    ],
    [
      'several of one reason',
      { ignored: { fuori_orizzonte: 2 } },
      ['info: 2 eventi non importati: già passati o oltre i due anni.'],
    ],
    ['one of one reason', { ignored: { annullato: 1 } }, ['info: 1 evento non importato: annullato.']],
  ])('%s', (_, overrides, notes) => {
    expect(notesOf(overrides)).toEqual(notes);
  });

  test('several addresses of others are named one after the other', () => {
    expect(notesOf({ wrong_addresses: ['altro', 'booking', 'vrbo'] })[0]).toContain(
      `${NOTE} Altro calendario, Booking.com o VRBO e incolla`,
    );
  });

  test('in brief nothing of events that take no night to come', () => {
    expect(notesOf({ ignored: { fuori_orizzonte: 2, doppione: 1 } }, true)).toEqual([]);
  });
});
