import { describe, expect, test } from 'vitest';
import { configuration } from '../../../../test/sync-board.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Configuration } from '../../property-contract.ts';
import { feedNotes } from './feed-notes.ts';

const notes = (overrides: Partial<Configuration>) => feedNotes(configuration(overrides), '2026-11-22' as CalendarDate);
const errore = 'La piattaforma non risponde in tempo. Riproviamo più tardi.';

describe('G19 what is wrong with a feed is visible, in Italian', () => {
  test('nothing while all is well', () => {
    expect(notes({})).toEqual([]);
  });

  test('one failure is told, two are a warning, a pause is an error', () => {
    // Its host rests: nobody asked it.
    expect(notes({ state: 'errore', failures: 0, errore })).toEqual([{ level: 'info', text: errore }]);
    expect(notes({ state: 'errore', failures: 1, errore })).toEqual([
      { level: 'info', text: `L’ultima lettura non è riuscita. ${errore}` },
    ]);
    expect(notes({ state: 'errore', failures: 2, errore })).toEqual([
      { level: 'warn', text: `Le ultime 2 letture non sono riuscite. ${errore}` },
    ]);
    expect(notes({ state: 'in_pausa', failures: 3, errore })).toEqual([{ level: 'err', text: `In pausa. ${errore}` }]);
  });

  test('a platform that reads the address of another: which one to take out, and which to paste', () => {
    expect(notes({ wrong_addresses: ['altro'] })).toEqual([
      {
        level: 'warn',
        text: "Airbnb legge l'indirizzo di un'altra piattaforma. Su Airbnb togli l'indirizzo per Altro calendario e incolla al suo posto quello per Airbnb: lo trovi in «Da Ospitalia alle piattaforme». Finché non lo fai, le notti annullate possono restare chiuse.",
      },
    ]);
    expect(notes({ wrong_addresses: ['altro', 'booking', 'vrbo'] })[0]?.text).toContain(
      "togli l'indirizzo per Altro calendario, Booking.com o VRBO e incolla",
    );
  });

  test('not read yet', () => {
    expect(notes({ state: 'in_attesa', last_success: null })).toEqual([
      { level: 'info', text: 'In attesa della prima lettura.' },
    ]);
    expect(notes({ state: 'in_attesa', last_success: null, is_syncing: true })).toEqual([]);
  });

  test('nights that are held', () => {
    expect(notes({ held_nights: 1 })[0]?.text).toBe(
      '1 notte non compare più: si libera se manca anche alla prossima lettura.',
    );
    expect(notes({ held_nights: 3 })[0]?.text).toBe(
      '3 notti non compaiono più: si liberano se mancano anche alla prossima lettura.',
    );
  });

  test('G6 a mass drop says when, how many, and that nothing is freed yet; the held nights are the same ones', () => {
    const mass_drop = { nights: 287, of: 300, at: '2026-11-22T09:37:00.000Z' };
    expect(notes({ held_nights: 287, mass_drop })).toEqual([
      {
        level: 'warn',
        text: 'Oggi, 10:37: sono sparite insieme 287 notti su 300. Restano occupate finché la prossima lettura non lo conferma: se non torna, controlla su Airbnb.',
      },
    ]);
  });

  test('G9 what takes nights, but perhaps not all that are meant, is a warning', () => {
    expect(notes({ ignored: { ricorrenza: 2, fine_prima_inizio: 1, doppione: 1 } })).toEqual([
      {
        level: 'warn',
        text: '3 eventi letti solo in parte: 2 con una ripetizione che non seguiamo per intero, 1 con la fine prima dell’inizio: occupa una notte. Controlla quelle notti sulla piattaforma.',
      },
      { level: 'info', text: '1 evento non importato: doppione.' },
    ]);
    expect(notes({ ignored: { ricorrenza: 1 } })[0]?.text).toBe(
      '1 evento letto solo in parte: con una ripetizione che non seguiamo per intero. Controlla quelle notti sulla piattaforma.',
    );
  });

  test('G9 ignored events are counted by reason', () => {
    expect(notes({ ignored: { data_non_valida: 2, doppione: 1, nostro: 0 } })).toEqual([
      { level: 'info', text: '3 eventi non importati: 2 senza una data valida, 1 doppione.' },
    ]);
    expect(notes({ ignored: { fuori_orizzonte: 2 } })[0]?.text).toBe(
      '2 eventi non importati: già passati o oltre i due anni.',
    );
    expect(notes({ ignored: { annullato: 1 } })[0]?.text).toBe('1 evento non importato: annullato.');
  });

  test('in brief only those that may take a night to come', () => {
    const feed = configuration({ ignored: { fuori_orizzonte: 2, data_non_valida: 1 } });
    expect(feedNotes(feed, '2026-11-22' as CalendarDate, true)).toEqual([
      { level: 'info', text: '1 evento non importato: senza una data valida.' },
    ]);
  });
});
