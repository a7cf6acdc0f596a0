import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { configuration, freezeBoard, openSyncDialog, syncStatus } from '../../../../test/sync-calendar.ts';

const nothing = syncStatus();
const { last_success } = configuration();

freezeBoard({ toFake: ['Date'] });

describe('a partly read calendar (ADR 0082)', () => {
  const event = (reason: 'ricorrenza' | 'data_non_valida', start: string, end: string, written: string) => ({
    reason,
    nights: { start, end },
    written,
  });
  const misread = [
    event('ricorrenza', '2026-12-05', '2026-12-07', '20261205'),
    event('data_non_valida', '2026-11-21', '2028-11-22', '2026-13-01'),
    event('ricorrenza', '2027-04-09', '2028-11-22', '20270409T130000Z'),
    event('ricorrenza', '2026-11-01', '2026-12-07', ''),
  ];
  const open = (overrides: Parameters<typeof configuration>[0]) =>
    openSyncDialog(syncStatus({ configurations: [configuration(overrides)] }));

  test('is marked on its platform, with the nights, reason and remedy of each event', async () => {
    const { dialog } = await open({ misread, misread_count: 4 });
    expect(dialog.getAllByText('Letto in parte')).toHaveLength(2);
    const row = dialog.getByRole('button', { name: 'Rimuovi Airbnb' }).closest('li');
    expect(row?.textContent).toContain('Airbnb Letto in parte');
    for (const text of [
      '4 eventi si leggono solo in parte. Le loro notti si prenotano solo su richiesta:',
      'le notti da sabato 5 dicembre 2026 a domenica 6 dicembre 2026: si ripete in un modo che non seguiamo per intero (inizia sabato 5 dicembre 2026)',
      'tutto il calendario: non ha una data valida (inizio scritto «2026-13-01»)',
      'le notti da venerdì 9 aprile 2027 in poi: si ripete in un modo che non seguiamo per intero (inizia venerdì 9 aprile 2027, 15:00)',
      'le notti fino a domenica 6 dicembre 2026: si ripete in un modo che non seguiamo per intero',
      /^Controlla quelle notti su Airbnb e correggi là l’evento/,
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  test('is shown with the number of events that the list omits', async () => {
    const { dialog } = await open({ misread, misread_count: 30 });
    expect(dialog.getByText('E altri 26.')).toBeTruthy();
  });

  test('is shown in addition to a paused or failing state', async () => {
    const { dialog } = await open({ misread, misread_count: 4, state: 'in_pausa', errore: 'Non esiste più.' });
    expect(dialog.getAllByText('Letto in parte')).toHaveLength(2);
    expect(dialog.getByText('In pausa. Non esiste più.')).toBeTruthy();
  });
});

describe('events that are missing from the last poll', () => {
  const statistics = (total_events: number, held_events: number) => ({
    configurations: [configuration({ total_events, held_events })],
    sync_statistics: {
      platform_statistics: {
        ...nothing.sync_statistics.platform_statistics,
        airbnb: { last_sync: last_success, total_events, held_events, conflicts: 0 },
      },
    },
  });

  test.each([
    ['one, without other events', 0, 1, 'Oggi, 11:02 · 1 evento in attesa di conferma'],
    ['three, without other events', 0, 3, 'Oggi, 11:02 · 3 eventi in attesa di conferma'],
    ['one, beside four other events', 4, 1, 'Oggi, 11:02 · 4 eventi · 1 in attesa di conferma'],
    ['none, with four events', 4, 0, 'Oggi, 11:02 · 4 eventi'],
  ])('are counted as awaiting confirmation: %s', async (_, total, held, text) => {
    const { dialog } = await openSyncDialog(syncStatus(statistics(total, held)));
    const notes = [...dialog.getByRole('button', { name: 'Rimuovi Airbnb' }).closest('li')!.querySelectorAll('small')];
    expect(notes[0]?.textContent).toBe(text);
    expect(dialog.getByRole('heading', { name: 'Airbnb', level: 3 }).parentElement?.textContent).toContain(
      text.slice('Oggi, 11:02'.length),
    );
  });

  test('are included in the number of events shown before a platform is removed', async () => {
    const { press } = await openSyncDialog(syncStatus(statistics(0, 1)));
    await press('Rimuovi Airbnb');
    expect(screen.getByRole('alertdialog').textContent).toContain('Spariscono subito i suoi eventi importati (1)');
  });
});
