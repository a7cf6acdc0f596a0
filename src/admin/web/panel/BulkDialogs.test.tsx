import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPanel, row, waiting } from '../../../../test/open-panel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

type OpenedPanel = ReturnType<typeof openPanel>;
const rows = () => screen.queryAllByRole('listitem').filter((item) => item.dataset['id'] !== undefined);
const toolbar = () => within(screen.getByRole('group', { name: 'Azioni sulle selezionate' }));
const click = async (user: OpenedPanel['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Four wait, and the first three are selected. */
async function selectThree(): Promise<OpenedPanel> {
  const opened = openPanel({ strutture: [1, 2, 3, 4].map((id) => waiting(id)) });
  await row('Casa 1');
  for (const id of [1, 2, 3]) await opened.user.click(screen.getByRole('checkbox', { name: `Seleziona Casa ${id}` }));
  return opened;
}

async function approveAll({ user }: OpenedPanel): Promise<void> {
  await user.click(toolbar().getByRole('button', { name: 'Approva' }));
  await click(user, 'Conferma');
}

test('the header becomes a toolbar, and back', async () => {
  const { user } = await selectThree();
  expect(toolbar().getByText('3 selezionate')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona tutte quelle in elenco' }));
  expect(toolbar().getByText('4 selezionate')).toBeTruthy();
  await user.click(toolbar().getByRole('button', { name: 'Annulla la selezione' }));
  expect(screen.queryByRole('group', { name: 'Azioni sulle selezionate' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 1'));
});

test('one question names how many, and all are sent in order', async () => {
  const opened = await selectThree();
  await opened.user.click(toolbar().getByRole('button', { name: 'Approva' }));
  expect(
    within(screen.getByRole('alertdialog')).getByText('Vuoi approvare 3 strutture? Vanno subito online.'),
  ).toBeTruthy();
  await click(opened.user, 'Conferma');
  expect(await screen.findByText('Approvate 3 strutture')).toBeTruthy();
  expect(opened.server.decisions).toEqual(['approve 1', 'approve 2', 'approve 3']);
  expect(rows().map((item) => item.dataset['id'])).toEqual(['4']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa 4'));
});

test('one that was just decided by itself is sent before', async () => {
  const opened = openPanel({ strutture: [1, 2, 3].map((id) => waiting(id)) });
  await row('Casa 1');
  await click(opened.user, 'Approva');
  await click(opened.user, 'Conferma');
  await opened.user.click(screen.getByRole('checkbox', { name: 'Seleziona Casa 3' }));
  await approveAll(opened);
  await waitFor(() => expect(opened.server.decisions).toEqual(['approve 1', 'approve 3']));
});

test('all get the same reason', async () => {
  const opened = await selectThree();
  await opened.user.click(toolbar().getByRole('button', { name: 'Rifiuta' }));
  await opened.user.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Doppione.');
  await click(opened.user, 'Conferma');
  expect(await screen.findByText('Rifiutate 3 strutture')).toBeTruthy();
  const bodies = opened.server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([1, 2, 3].map(() => ({ versione: 'v1', motivo: 'Doppione.' })));
});

test('what failed is listed with its reason, the others are done', async () => {
  const opened = await selectThree();
  opened.server.answer('/2/approve', { status: 409, body: { detail: 'CIN già in uso.' } });
  await approveAll(opened);
  const dialog = within(await screen.findByRole('dialog', { name: 'Approva le selezionate' }));
  expect(await dialog.findByText('1 non è riuscita')).toBeTruthy();
  expect(dialog.getByText('Approvate 2 strutture', { selector: '.note' })).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toBe('Casa 2CIN già in uso.');
  await opened.user.click(dialog.getAllByRole('button', { name: 'Chiudi' })[1]!);
  expect(rows().map((item) => item.dataset['id'])).toEqual(['2', '4']);
});

test('it can be stopped between two', async () => {
  const opened = await selectThree();
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  opened.server.answer('/2/approve', promise);
  await approveAll(opened);
  await screen.findByText('Approvazione: 1 di 3');
  await click(opened.user, 'Interrompi');
  resolve({ status: 200, body: { success: true } });
  expect(await screen.findByText('Hai fermato tutto prima dell’ultima.')).toBeTruthy();
  expect(opened.server.decisions).toEqual(['approve 1', 'approve 2']);
});

test('when the session ends on the way, it says how many were done', async () => {
  const opened = await selectThree();
  opened.server.answer('/2/approve', { status: 401, body: {} });
  await approveAll(opened);
  expect(await screen.findByText(/ne abbiamo decise 1 di 3/)).toBeTruthy();
  expect(opened.server.decisions).toEqual(['approve 1', 'approve 2']);
  await click(opened.user, 'Vai al login');
  expect(opened.onSignedOut).toHaveBeenCalled();
});

test('when none could be decided, no success is told', async () => {
  const opened = await selectThree();
  for (const id of [1, 2, 3])
    opened.server.answer(`/${id}/approve`, { status: 409, body: { detail: 'CIN già in uso.' } });
  await approveAll(opened);
  const dialog = within(await screen.findByRole('dialog', { name: 'Approva le selezionate' }));
  expect(await dialog.findByText('3 non sono riuscite', { selector: 'h3' })).toBeTruthy();
  expect(screen.queryByText(/Approvate 0/)).toBeNull();
});

describe('another page meanwhile', () => {
  const home = () => screen.getByRole('link', { name: /Ospitalia/ });
  const question = () => screen.findByRole('alertdialog');

  test('is asked about first; then it stops after the one that is on its way', async () => {
    const opened = await selectThree();
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
    opened.server.answer('/2/approve', promise);
    await approveAll(opened);
    await screen.findByText('Approvazione: 1 di 3');
    await opened.user.click(home());
    expect(within(await question()).getByText(/^Ci fermiamo/)).toBeTruthy();
    await click(opened.user, 'Conferma');
    expect(await screen.findByText('Home')).toBeTruthy();
    await act(async () => resolve({ status: 200, body: { success: true } }));
    expect(opened.server.decisions).toEqual(['approve 1', 'approve 2']);
  });

  test('is not asked about any more when it is over', async () => {
    const opened = await selectThree();
    opened.server.answer('/2/approve', { status: 409, body: { detail: 'CIN già in uso.' } });
    await approveAll(opened);
    await screen.findByText('1 non è riuscita');
    await opened.user.click(home());
    expect(await screen.findByText('Home')).toBeTruthy();
  });
});
