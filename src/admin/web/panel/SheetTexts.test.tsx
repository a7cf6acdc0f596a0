import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { click, heading, listedIds, openPanel, row, waiting } from '../../../../test/open-panel.ts';

const changed = (id: number, overrides = {}) =>
  adminDetail({
    id,
    nome: `Casa ${id}`,
    status: 'approvata',
    testi_cambiati_at: '2026-11-20T10:00:00Z',
    testi_cambiati: {
      versione: `testi-${id}`,
      cambiamenti: [{ campo: 'Descrizione', prima: 'Un casale quieto.', dopo: 'Un casale con torre.' }],
    },
    ...overrides,
  });
const open = (strutture = [changed(1), changed(2), adminDetail({ id: 3, nome: 'Casa 3', status: 'approvata' })]) =>
  openPanel({ strutture, path: '/admin?scheda=cambiate' });
const changes = () => screen.findByRole('table', { name: 'Che cosa è cambiato' });
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((each) => each.textContent);

test('shows the texts before and after a change, with the differences marked', async () => {
  open();
  await row('Casa 2');
  expect(listedIds()).toEqual(['1', '2']);
  expect(screen.getByRole('tab', { name: 'Cambiate dopo l’approvazione 2 da vedere' }).ariaSelected).toBe('true');
  const table = await changes();
  expect(rowsIn(table)).toEqual([
    'CampoVisti l’ultima voltaAdesso online',
    'DescrizioneUn casale quieto.Un casale con torre.',
  ]);
  expect([...table.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
    'quieto.',
    'con torre.',
  ]);
});

test("Visto sends the texts' version and selects the next home", async () => {
  const { server, user } = open();
  await changes();
  await click(user, /^Visto/);
  await heading('Casa 2');
  expect(server.decisions).toEqual(['seen 1']);
  expect(server.lastDecision).toEqual({ versione: 'testi-1' });
  expect(listedIds()).toEqual(['2']);
  await screen.findByRole('tab', { name: 'Cambiate dopo l’approvazione 1 da vedere' });
});

test('Visto has the shortcut V', async () => {
  const { server, user } = open();
  await changes();
  (await row('Casa 1')).focus();
  await user.keyboard('v');
  await heading('Casa 2');
  expect(server.decisions).toEqual(['seen 1']);
});

test('keeps the home in the list and reloads its texts if the texts have changed since they were loaded', async () => {
  const { server, user } = open();
  await changes();
  server.answer('/seen', { status: 409, body: { detail: 'È stata modificata altrove.' } });
  server.strutture = [
    changed(1, {
      testi_cambiati: { versione: 'altra', cambiamenti: [{ campo: 'Nome', prima: 'Casa', dopo: 'Villa' }] },
    }),
  ];
  await click(user, /^Visto/);
  await screen.findByText('Casa 1: È stata modificata altrove.');
  await screen.findByText('Villa');
  expect(listedIds()).toEqual(['1']);
});

test('shows a message if every text has been reviewed', async () => {
  open([adminDetail({ id: 3, status: 'approvata' })]);
  await screen.findByText('Nessun testo da rivedere');
  expect(screen.getByRole('tab', { name: 'Cambiate dopo l’approvazione' })).toBeTruthy();
});

test('Visto removes the mark and keeps the home in the list of approved homes', async () => {
  const { user } = openPanel({ strutture: [changed(1)], path: '/admin?scheda=approvate' });
  await changes();
  expect(screen.getByText('Testi cambiati')).toBeTruthy();
  await click(user, /^Visto/);
  await screen.findByText('Testi visti');
  expect(listedIds()).toEqual(['1']);
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Che cosa è cambiato' })).toBeNull());
  expect(screen.queryByText('Testi cambiati')).toBeNull();
});

test('shows the previous rejection and the changes since then', async () => {
  const cambiamenti = [{ campo: 'CAP', prima: '53045', dopo: '53047' }];
  const rifiuto_precedente = {
    motivo: 'Il CAP non è di questa città.',
    rifiutata_at: '2026-11-20T10:00:00Z',
    cambiamenti,
  };
  openPanel({ strutture: [waiting(1, { rifiuto_precedente })] });
  const table = await screen.findByRole('table', { name: 'Che cosa è cambiato dal rifiuto' });
  expect(rowsIn(table)).toEqual(['CampoRifiutataInviata di nuovo', 'CAP5304553047']);
  expect(screen.getByText('Il CAP non è di questa città.')).toBeTruthy();
});

test('reloads the list and its count after a conflicting decision', async () => {
  const { server, user } = openPanel({ strutture: [waiting(1), waiting(2), waiting(3)] });
  await heading('Casa 1');
  const answer = server.hold('/approve');
  await click(user, /^Approva/);
  await click(user, 'Conferma');
  server.strutture = [adminDetail({ id: 1, nome: 'Casa 1', status: 'approvata' }), waiting(2)];
  answer({ status: 409, body: { detail: 'È già stata approvata.' } });
  await screen.findByText(/È già stata approvata/);
  await screen.findByText('1 struttura, prima le più vecchie');
  expect(listedIds()).toEqual(['2']);
});
