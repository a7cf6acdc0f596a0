import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { heading, openPanel, row, waiting } from '../../../../test/open-panel.ts';
import type { Answer } from '../../../../test/panel-server.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const approved = adminDetail({ id: 20, nome: 'Podere Le Querce' });

describe('the list of strutture', () => {
  test('selects the first pending struttura and shows the counters', async () => {
    openPanel({ strutture: [waiting(1), waiting(2), approved] });
    expect(await heading('Casa 1')).toBeTruthy();
    const counters = within(screen.getByRole('list', { name: 'Strutture' }));
    await waitFor(() =>
      expect(counters.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        '2 in attesa',
        '1 approvata',
        '3 totali',
      ]),
    );
    expect(screen.getByText('2 strutture, prima le più vecchie')).toBeTruthy();
  });

  test.each([
    ['', 'pending', 'Errore nel caricamento delle strutture in attesa'],
    ['?scheda=approvate', 'approved', 'Errore nel caricamento delle strutture approvate'],
  ])('reports a failed load of /admin%s and offers to retry', async (query, list, sentence) => {
    const answers = { [`/${list}`]: { status: 503, body: { success: false } } };
    const { user } = openPanel({ strutture: [waiting(1), approved], path: `/admin${query}`, answers });
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await heading(list === 'pending' ? 'Casa 1' : 'Podere Le Querce')).toBeTruthy();
  });

  test('redirects to the login if the session has expired', async () => {
    const { onSignedOut } = openPanel({ strutture: [], answers: { '/pending': { status: 401, body: {} } } });
    await waitFor(() => expect(onSignedOut).toHaveBeenCalled());
  });

  test('sends one request per search and announces the number of results', async () => {
    const { server, user } = openPanel({ strutture: [waiting(1), waiting(2, { nome: 'Maso Larch' })] });
    await row('Casa 1');
    await user.type(screen.getByRole('searchbox', { name: 'Cerca nella coda' }), 'larch');
    expect(await heading('Maso Larch')).toBeTruthy();
    expect(server.calls.filter(({ path }) => path.includes('cerca')).map(({ path }) => path)).toEqual([
      '/api/admin/strutture/pending?page=1&limit=50&cerca=larch',
    ]);
    await waitFor(() => expect(announced()).toBe('1 struttura trovata'));
    expect(screen.getByText('1 struttura trovata')).toBeTruthy();
  });

  test('loads the next 50 strutture when Carica altre is clicked', async () => {
    const strutture = Array.from({ length: 120 }, (_, index) => waiting(index + 1));
    const { server, user } = openPanel({ strutture });
    await user.click(await screen.findByRole('button', { name: 'Carica altre' }));
    await waitFor(() => expect(screen.getByText('100 di 120 strutture')).toBeTruthy());
    expect(server.calls.filter(({ path }) => path.includes('/pending')).length).toBe(2);
    expect((await row('Casa 1')).closest('li')?.getAttribute('aria-setsize')).toBe('120');
  });
});

const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));

describe('new submissions', () => {
  test('can be appended to the list with Carica altre', async () => {
    const { server, user } = openPanel({ strutture: [waiting(1)] });
    await heading('Casa 1');
    server.strutture = [waiting(1), waiting(2)];
    comeBack();
    await user.click(await screen.findByRole('button', { name: 'Carica altre' }));
    expect(await row('Casa 2')).toBeTruthy();
  });

  test('appear in an empty list when the tab becomes visible again', async () => {
    const { server } = openPanel({ strutture: [] });
    await heading('Nessuna struttura in attesa');
    server.strutture = [waiting(1)];
    comeBack();
    expect(await heading('Casa 1')).toBeTruthy();
  });
});

describe('the admin panel', () => {
  test('selects the struttura in the URL even if it is not in the list', async () => {
    const { user } = openPanel({ strutture: [waiting(1), approved], path: '/admin?id=20' });
    await heading('Podere Le Querce');
    await row('Casa 1');
    await user.keyboard('j');
    expect(await heading('Casa 1')).toBeTruthy();
  });

  test('does not take the focus from a control in the panel when the list loads', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    openPanel({ strutture: [waiting(1)], answers: { '/pending': promise } });
    tab('Rifiutate').focus();
    resolve({ status: 200, body: { success: true, data: [waiting(1)], total: 1 } });
    await heading('Casa 1');
    expect(document.activeElement).toBe(tab('Rifiutate'));
  });
});

test('a row marks a missing CIN, a pending change and a demo home', async () => {
  openPanel({ strutture: [waiting(1, { cin: null, richiesta: 'modifica', is_demo: true })] });
  const text = (await row('Casa 1')).closest('li')?.textContent;
  for (const mark of ['CIN mancante', 'Modifica', 'Dimostrativa', 'Montepulciano (SI), Toscana'])
    expect(text).toContain(mark);
});

describe('the sheet', () => {
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  test('marks missing data', async () => {
    openPanel({ strutture: [waiting(1, { cin: null, telefono: null, email: null, prezzo_notte: null })] });
    await heading('Casa 1');
    expect(fact('CIN')).toBe('CIN mancante');
    expect(fact('Telefono')).toBe('Non indicato');
    expect(fact('E-mail')).toBe('Non indicata');
    expect(screen.getByText('Senza prezzo')).toBeTruthy();
    expect(screen.getByText('Foto in arrivo')).toBeTruthy();
  });

  test('shows five photos and the number of remaining ones', async () => {
    const immagini = [1, 2, 3, 4, 5, 6, 7].map((n) => `/foto/qL3vXk0aB9cD2eF4gH6iJ${n}-1200x900.webp`);
    openPanel({ strutture: [waiting(1, { immagini })] });
    await heading('Casa 1');
    const photos = within(screen.getByRole('group', { name: 'Foto di Casa 1' })).getAllByRole('button');
    expect(photos.length).toBe(5);
    expect(photos[4]?.textContent).toBe('+2');
  });

  test('shows the result of a check as text, with links to the related strutture', async () => {
    const other = adminDetail({ id: 20, nome: 'Podere Le Querce' });
    const riferimenti = [{ id: 20, nome: other.nome, citta: other.citta, status: other.status }];
    const check = { codice: 'cin', esito: 'problema', testo: 'CIN già in uso.', riferimenti } as const;
    const { user } = openPanel({ strutture: [waiting(1, { controlli: [check] }), other] });
    expect(await screen.findByText('Problema:')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Podere Le Querce' }));
    expect(await heading('Podere Le Querce')).toBeTruthy();
    window.history.back();
    expect(await heading('Casa 1')).toBeTruthy();
  });

  test('reports a struttura that no longer exists', async () => {
    openPanel({ strutture: [waiting(1)], path: '/admin?id=99' });
    expect(await screen.findByText('Questa struttura non c’è più.')).toBeTruthy();
  });
});

describe('navigation', () => {
  test('stores the selection in the URL, and returns to the previous tab on Back', async () => {
    const { user } = openPanel({ strutture: [waiting(1), waiting(2), approved] });
    await user.click(await row('Casa 2'));
    await waitFor(() => expect(window.location.search).toBe('?id=2'));
    await user.click(tab('Approvate'));
    expect(window.location.search).toBe('?scheda=approvate');
    expect(await heading('Podere Le Querce')).toBeTruthy();
    window.history.back();
    expect(await heading('Casa 2')).toBeTruthy();
  });

  test('Back on a phone requests confirmation if the dialog contains typed text, and closes neither the dialog nor the sheet', async () => {
    const { user } = openPanel({ strutture: [waiting(1)], isPhone: true });
    await user.click(await row('Casa 1'));
    await heading('Casa 1');
    await user.click(screen.getByRole('button', { name: /Rifiuta/ }));
    await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Poche foto');
    window.history.back();
    const question = { description: 'Il motivo che hai scritto va perso.' };
    expect(await screen.findByRole('alertdialog', question)).toBeTruthy();
    expect(window.location.search).toBe('?id=1');
    expect(screen.getByRole('textbox', { name: /Motivo/ })).toHaveProperty('value', 'Poche foto');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('alertdialog', question)).toBeNull());
    expect(screen.getByRole('textbox', { name: /Motivo/ })).toBeTruthy();
    expect(await heading('Casa 1')).toBeTruthy();
  });
});

test('shows an empty list instead of the deleted struttura after a purge', async () => {
  const { server, user } = openPanel({ strutture: [waiting(1), approved], path: '/admin?id=1' });
  await heading('Casa 1');
  await user.click(screen.getByRole('button', { name: 'Svuota DB' }));
  await user.type(await screen.findByLabelText(/^Per confermare/), 'ELIMINA TUTTE');
  await user.type(screen.getByLabelText('La tua password'), 'una password lunga');
  const data = { eliminate: 2, archivio: '/dati/backup/ospitalia.backup', rifiutate: [], fallite: [] };
  server.answer('/svuota', { status: 200, body: { message: 'Eliminate 2 strutture con successo', data } });
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  server.strutture = [];
  await user.click(await screen.findByText('Chiudi', { selector: 'dialog *' }));
  expect(await heading('Nessuna struttura in attesa')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Casa 1' })).toBeNull();
});
