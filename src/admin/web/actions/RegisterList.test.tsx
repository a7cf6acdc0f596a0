import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announced } from '../../../../test/announced.ts';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openDialog } from '../../../../test/open-dialog.ts';
import type { RegisterLine } from '../../contract.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';

function line(id: number, overrides: Partial<RegisterLine> = {}): RegisterLine {
  return {
    id,
    at: '2026-11-21T09:41:00.000Z',
    username: 'admin',
    azione: 'rifiuto',
    struttura_id: 7,
    struttura_nome: 'Podere Le Querce',
    oggetto: null,
    prima: { status: 'in_attesa' },
    dopo: { status: 'rifiutata', motivo_rifiuto: 'Foto buie' },
    address: '203.0.113.7',
    request_id: 'r-1',
    ...overrides,
  };
}
const page = (from: number, count: number) => ({
  status: 200,
  body: { success: true, data: Array.from({ length: count }, (_, index) => line(from - index)) },
});
const register = () => openDialog(<RegisterDialog onClose={() => {}} />);
const more = () => screen.getByRole('button', { name: 'Carica altre' });

test('shows the action, struttura, author, time and changes of an audit log entry', async () => {
  answerCalls(page(1, 1));
  register();
  const item = within(await screen.findByRole('listitem'));
  for (const text of ['Struttura rifiutata', 'Podere Le Querce', 'admin', '21/11/2026, 10:41']) {
    expect(item.getByText(text)).toBeTruthy();
  }
  const rows = item.getAllByRole('definition').map((each) => each.textContent);
  expect(rows).toEqual(['Prima: In attesa', 'Dopo: Rifiutata', 'Dopo: Foto buie']);
  expect(item.getByText(/^Da 203\.0\.113\.7/)).toBeTruthy();
});

test('Carica altre continues after the last loaded entry, even after a failure, and focuses the first new entry', async () => {
  const sent = answerCalls(page(120, 50), refusal(503, 'Un momento.'), page(70, 20));
  const { user } = register();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  await user.click(more());
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(70));
  const on = '/api/admin/registro?limit=50&prima_di=71';
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/registro?limit=50', on, on]);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[50]);
  expect(screen.queryByRole('button', { name: 'Carica altre' })).toBeNull();
});

test('shows a message for an empty audit log', async () => {
  answerCalls(page(0, 0));
  register();
  expect(await screen.findByRole('heading', { name: 'Nessuna azione registrata' })).toBeTruthy();
});

test('repeats a failed search with the same filter and announces the result', async () => {
  const sent = answerCalls(page(120, 2), refusal(503, 'Un momento.'), page(70, 50), page(0, 0));
  const { user } = register();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const look = () => screen.getByRole('button', { name: 'Cerca' });
  await user.type(screen.getByLabelText('Parole cercate'), 'siena');
  await user.click(look());
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50));
  expect(sent[2]?.path).toBe('/api/admin/registro?cerca=siena&limit=50');
  expect(sent[2]?.path).toBe(sent[1]?.path);
  await waitFor(() => expect(announced()).toBe('Trovate più di 50 azioni.'));
  expect(document.activeElement?.tagName).not.toBe('LI');
  await user.click(look());
  expect(await screen.findByText('Nessuna azione così')).toBeTruthy();
  await waitFor(() => expect(announced()).toBe('Nessuna azione così'));
  expect(document.activeElement).toBe(look());
});

test('Dettagli shows the struttura’s audit log entries, and the struttura as JSON that can be copied', async () => {
  const sent = answerCalls(page(3, 1));
  const struttura = adminDetail();
  const { user } = openDialog(<DetailsDialog struttura={struttura} onClose={() => {}} />);
  const json = screen.getByRole('region', { name: 'Podere Le Querce, JSON' });
  const text = [...json.children].map((each) => each.textContent).join('');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(struttura)));
  expect(await screen.findByText('Struttura rifiutata')).toBeTruthy();
  expect(screen.getAllByText('Podere Le Querce')).toHaveLength(1);
  expect(sent[0]?.path).toBe('/api/admin/registro?limit=50&struttura_id=7');
  await user.click(screen.getByRole('button', { name: 'Copia' }));
  expect(await navigator.clipboard.readText()).toBe(JSON.stringify(struttura, null, 2));
});

test('filters the audit log and its CSV export by text, author, kind and period', async () => {
  const about = { struttura_id: null, struttura_nome: null, azione: 'articolo_modifica', oggetto: 'Siena' } as const;
  const sent = answerCalls(page(9, 2), { status: 200, body: { success: true, data: [line(3, about)] } });
  const { user } = register();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  await user.type(screen.getByLabelText('Parole cercate'), 'siena');
  await user.type(screen.getByLabelText('Chi'), 'admin');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Articolo modificato');
  await user.type(screen.getByLabelText('Dal'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Cerca' }));
  expect(await screen.findByText('Siena')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const query = 'cerca=siena&chi=admin&azione=articolo_modifica&dal=2026-11-01';
  expect(sent.at(-1)?.path).toBe(`/api/admin/registro?${query}&limit=50`);
  expect(screen.getByRole('link', { name: 'Scarica in CSV' }).getAttribute('href')).toBe(
    `/api/admin/registro.csv?${query}`,
  );
});
