import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { openPage } from '../../../../../test/open-page.ts';
import type { OwnerConditions, Tariffa } from '../../../../strutture/prices-contract.ts';
import ProprietarioCondizioniPage from '../../../../app/web/pages/proprietario-condizioni.tsx';

afterEach(() => vi.unstubAllGlobals());

const agosto: Tariffa = {
  camera_id: null,
  nome: 'Agosto',
  dal: '2027-08-01',
  al: '2027-08-31',
  prezzo_notte: 140,
  prezzo_weekend: null,
  soggiorno_minimo: 7,
  ospiti_inclusi: null,
  supplemento_ospite: null,
};

function buildConditions(overrides: Partial<OwnerConditions> = {}): OwnerConditions {
  return {
    id: 7,
    nome: 'Podere Le Querce',
    tipo_prenotazione: 'casa_vacanza',
    posti_letto: 4,
    prezzo_notte: 95,
    servizio_pulizie: false,
    prezzo_pulizie: 0,
    camere: [],
    accettazione: 'immediata',
    ora_limite_oggi: 18,
    politica_cancellazione: 'moderata',
    tariffe: [agosto],
    versione: 'v1',
    ...overrides,
  };
}

const openConditions = (overrides: Partial<OwnerConditions> = {}) =>
  openPage(ProprietarioCondizioniPage, () => ({ conditions: buildConditions(overrides), today: '2026-11-22' }));

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Salva prezzi e condizioni' }));
const season = (name: string) => within(screen.getByRole('group', { name }));

test('sends prices typed in Italian format as numbers', async () => {
  const sent = answerCalls({ status: 200, body: { success: true } });
  const user = await openConditions();
  const [weekend] = screen.getAllByLabelText(/^Prezzo nel fine settimana/);
  await user.type(weekend ?? document.body, '110,5');
  await user.click(screen.getByLabelText('Su richiesta'));
  await save(user);
  expect(await screen.findByText(/^Prezzi e condizioni salvati/)).toBeTruthy();
  const year = { ...agosto, nome: '', dal: null, al: null, prezzo_notte: null, soggiorno_minimo: null };
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/api/proprietario/strutture/7/condizioni',
      body: {
        accettazione: 'su_richiesta',
        ora_limite_oggi: 18,
        politica_cancellazione: 'moderata',
        versione: 'v1',
        tariffe: [
          { ...agosto, soggiorno_minimo: '7' },
          { ...year, prezzo_weekend: 110.5 },
        ],
      },
    },
  ]);
});

test('sends the cut-off hour for same-day arrivals, and hides the field if the owner confirms every stay', async () => {
  const sent = answerCalls({ status: 200, body: { success: true } });
  const user = await openConditions();
  const hour = screen.getByLabelText('Per un arrivo di oggi ti chiediamo conferma');
  expect(within(hour).getByRole<HTMLOptionElement>('option', { name: 'dalle 18:00' }).selected).toBe(true);
  await user.selectOptions(hour, 'a qualsiasi ora');
  await save(user);
  expect(await screen.findByText(/^Prezzi e condizioni salvati/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ accettazione: 'immediata', ora_limite_oggi: 0 });
  await user.click(screen.getByLabelText('Su richiesta'));
  expect(screen.queryByLabelText('Per un arrivo di oggi ti chiediamo conferma')).toBeNull();
});

test('shows an error in a season without dates or with overlapping dates, and sends nothing', async () => {
  const sent = answerCalls({ status: 200 });
  const user = await openConditions();
  await user.click(screen.getByRole('button', { name: 'Aggiungi una stagione' }));
  await save(user);
  expect(season('Stagione 2').getAllByText('Scegli il primo e l’ultimo giorno della stagione.')).toHaveLength(2);
  await user.type(season('Stagione 2').getByLabelText('Prima notte'), '31/8/27');
  await user.type(season('Stagione 2').getByLabelText('Ultima notte'), '10/9/2027');
  await user.type(season('Stagione 2').getByLabelText('Prezzo per notte'), '100');
  await save(user);
  expect(season('Stagione 2').getByText('Questa stagione ha dei giorni in comune con un’altra.')).toBeTruthy();
  expect(document.activeElement).toBe(season('Stagione 2').getByLabelText('Prima notte'));
  expect(sent).toEqual([]);
});

test('sends the form without a removed season, and keeps the input if the server rejects the form', async () => {
  const detail = 'Hai fatto troppe richieste.';
  const sent = answerCalls(refusal(429, detail));
  const user = await openConditions();
  await user.click(screen.getByRole('button', { name: 'Elimina Agosto' }));
  await save(user);
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Agosto' })).toBeNull();
  expect(sent[0]?.body).toMatchObject({ versione: 'v1', tariffe: [{ dal: null }] });
});

test('keeps the input after a conflicting save until the owner starts over', async () => {
  const sent = answerCalls(refusal(409, 'La struttura è cambiata nel frattempo.'));
  const user = await openConditions();
  await user.click(screen.getByLabelText('Rigida'));
  await save(user);
  expect(await screen.findByText(/^Prezzi e condizioni sono cambiati nel frattempo/)).toBeTruthy();
  await save(user);
  expect(sent.map(({ body }) => body)).toMatchObject([{ versione: 'v1' }, { versione: 'v1' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Rigida').checked).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Riparti da quello che è salvato' }));
  expect(screen.getByLabelText<HTMLInputElement>('Moderata').checked).toBe(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(screen.queryByText(/^Prezzi e condizioni sono cambiati nel frattempo/)).toBeNull();
});

test('keeps the input after the session has expired, and links to the login in a new tab', async () => {
  answerCalls(refusal(401, 'Accedi per continuare.'));
  const user = await openConditions();
  await user.click(screen.getByLabelText('Rigida'));
  await save(user);
  const wayIn = await screen.findByRole('link', { name: /^Entra di nuovo/ });
  expect(wayIn.getAttribute('target')).toBe('_blank');
  expect(screen.getByLabelText<HTMLInputElement>('Rigida').checked).toBe(true);
});

test('the example stay uses the cleaning fee, the unsaved prices and the selected policy, even if a season is incomplete', async () => {
  const user = await openConditions({ servizio_pulizie: true, prezzo_pulizie: 40 });
  const example = () => document.querySelector('.stay-example')?.textContent.replaceAll('\u00A0', ' ');
  expect(example()).toContain('3 notti da venerdì 8 gennaio 2027, per 325,00 €');
  expect(example()).toContain('Se annulli entro venerdì 1 gennaio 2027: rimborso di 325,00 €');
  expect(example()).toContain('Se annulli entro giovedì 7 gennaio 2027: rimborso di 182,50 €');
  await user.click(screen.getByLabelText('Flessibile'));
  expect(example()).toContain('Se annulli entro giovedì 7 gennaio 2027: rimborso di 325,00 €');
  const type = (label: RegExp, text: string) => user.type(screen.getAllByLabelText(label)[0] ?? document.body, text);
  await type(/^Soggiorno minimo/, '4');
  expect(example()).toContain('4 notti da venerdì 8 gennaio 2027, per 420,00 €');
  await user.click(screen.getByRole('button', { name: 'Aggiungi una stagione' }));
  expect(document.activeElement).toBe(season('Stagione 2').getByLabelText(/^Nome/));
  await type(/^Prezzo nel fine settimana/, '120');
  expect(example()).toContain('per 470,00 €');
});

test('shows separate prices for each room of a bnb', async () => {
  const camere = [
    { id: 3, nome_camera: 'Blu', prezzo_notte: 60, posti_letto: 2 },
    { id: 4, nome_camera: 'Verde', prezzo_notte: 70, posti_letto: 3 },
  ];
  await openConditions({ tipo_prenotazione: 'bnb', camere, tariffe: [{ ...agosto, camera_id: 4 }] });
  expect(within(screen.getByRole('region', { name: 'Verde' })).getByRole('group', { name: 'Agosto' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Blu' })).queryByRole('group')).toBeNull();
});
