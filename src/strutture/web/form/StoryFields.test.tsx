import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE, draftOf, marked, openForm, openTab, send, submit } from '../../../../test/open-form.ts';
import { holdUploads } from '../../../../test/hold-uploads.ts';
import { LiveRegions } from '../../../ui/toasts/LiveRegions.tsx';
import { announced } from '../../../../test/announced.ts';

const READY = { ...COMPLETE, consenso_privacy: true };
const group = (name: string) => within(screen.getByRole('group', { name }));
const sent = () => submit.mock.calls.at(-1)?.[0];
beforeEach(() => {
  openTab();
  submit.mockReturnValue(new Promise(() => {}));
});
afterEach(() => vi.unstubAllGlobals());

describe('fields shown only on the page of a home', () => {
  test('are sent as entered', async () => {
    const { user } = await openForm(READY);
    await user.type(screen.getByLabelText('Arrivo dalle'), '15:00');
    await user.click(group('Fumo').getByLabelText('Solo all’aperto'));
    await user.click(group('Feste').getByLabelText('Niente feste'));
    await user.type(screen.getByLabelText('Gradini fino alla porta'), '3');
    await user.type(screen.getByLabelText(/^Regole della casa/), 'Piano la sera.');
    await user.type(screen.getByLabelText(/^Nome di chi apre/), 'Anna');
    await user.click(group('Lingue parlate').getByLabelText('tedesco'));
    await user.click(group('Lingue parlate').getByLabelText('italiano'));
    await user.type(screen.getByLabelText(/^Punto sulla mappa/), '43.0931, 11.7812');
    await user.click(screen.getByLabelText('Posizione approssimativa'));
    send();
    expect(sent()).toMatchObject({
      arrivo_dalle: '15:00',
      fumo: 'fuori',
      feste: 'no',
      gradini: 3,
      regole: 'Piano la sera.',
      accoglie_nome: 'Anna',
      accoglie_lingue: ['it', 'de'],
      punto: '43.0931, 11.7812',
      posizione_approssimativa: true,
    });
  });

  test('allow an answer to be cleared', async () => {
    const { user } = await openForm({ ...READY, fumo: 'si' });
    await user.click(group('Fumo').getByLabelText('Non lo dico'));
    send();
    expect(sent()?.fumo).toBe('');
  });

  test('are marked and stop the submission if they are invalid', async () => {
    await openForm({ ...READY, arrivo_dalle: '15:00', arrivo_entro: '14:00', gradini: '201', punto: 'in piazza' });
    send();
    expect(submit).not.toHaveBeenCalled();
    expect(marked()).toEqual(['campo-punto', 'campo-arrivo_entro', 'campo-gradini']);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Punto sulla mappa/));
  });
});

test('adds and announces the service Pet Friendly if pets are welcome, and clears the answer when the service is removed', async () => {
  render(<LiveRegions />);
  const { user } = await openForm(READY);
  await user.click(group('Animali').getByLabelText('Benvenuti'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pet Friendly' }).checked).toBe(true);
  await waitFor(() => expect(announced()).toContain('Il servizio Pet Friendly è stato aggiunto.'));
  await user.click(screen.getByRole('checkbox', { name: 'Pet Friendly' }));
  expect(group('Animali').getByLabelText<HTMLInputElement>('Non lo dico').checked).toBe(true);
});

test('parses the point from a pasted map URL, and links to the point on a map', async () => {
  const { user } = await openForm(READY);
  await user.click(screen.getByLabelText(/^Punto sulla mappa/));
  await user.paste('https://www.google.com/maps/@43.0931,11.7812,17z');
  expect(screen.getByText('43.0931, 11.7812')).not.toBeNull();
  expect(screen.getByRole('link', { name: /^Controlla sulla mappa/ }).getAttribute('href')).toContain('mlat=43.0931');
});

describe("the host's photo", () => {
  const FACE = { immagine: 'caricamento:1', url: '/foto/qL3vXk0aB9cD2eF4gH6iJ8-600x600.webp' };
  const HAS_FACE = { ...READY, accoglie_foto: FACE.immagine, accoglie_foto_url: FACE.url };
  const choose = () => {
    const file = new File(['x'], 'anna.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText(/(?:Scegli una|Cambia) foto$/), { target: { files: [file] } });
  };

  test('stays removed if it is removed while a replacement is uploading', async () => {
    const uploads = holdUploads();
    const { user } = await openForm(HAS_FACE);
    choose();
    await user.click(screen.getByRole('button', { name: 'Togli la foto' }));
    await act(async () => uploads[0]?.succeed({ ...FACE, immagine: 'caricamento:2' }));
    expect(screen.queryByRole('progressbar', { name: 'Caricamento della foto' })).toBeNull();
    send();
    expect(sent()?.accoglie_foto).toBe('');
  });

  test('delays sending the form until its upload finishes', async () => {
    const uploads = holdUploads();
    await openForm(READY);
    choose();
    send();
    expect(submit).not.toHaveBeenCalled();
    await act(async () => uploads[0]?.succeed(FACE));
    expect(sent()?.accoglie_foto).toBe('caricamento:1');
  });

  test('cancels the pending submission if its upload fails, and is omitted from the next submission', async () => {
    const uploads = holdUploads();
    await openForm(READY);
    choose();
    send();
    await act(async () => uploads[0]?.fail());
    expect(submit).not.toHaveBeenCalled();
    expect(marked()).toEqual(['campo-accoglie_foto']);
    send();
    expect(sent()?.accoglie_foto).toBe('');
  });
});

describe('rooms of a whole home', () => {
  test('can be added, named and removed', async () => {
    const { user } = await openForm(READY);
    const add = screen.getByRole('button', { name: 'Aggiungi una stanza' });
    await user.click(add);
    await user.click(add);
    await user.selectOptions(screen.getByLabelText('Letti: Camera 2'), 'Divano letto');
    await user.clear(screen.getByLabelText('Nome della stanza 2'));
    send();
    expect(document.activeElement).toBe(screen.getByLabelText('Nome della stanza 2'));
    await user.type(screen.getByLabelText('Nome della stanza 2'), 'Soggiorno');
    await user.click(screen.getByRole('button', { name: 'Togli: Camera' }));
    expect(document.activeElement).toBe(add);
    send();
    expect(sent()?.stanze).toEqual([{ nome: 'Soggiorno', tipo_letti: 'divano_letto', lingua: 'it' }]);
  });

  test('are not shown for a home that is booked by room', async () => {
    await openForm({ ...READY, tipo_prenotazione: 'bnb' });
    expect(screen.queryByRole('button', { name: 'Aggiungi una stanza' })).toBeNull();
  });
});

test('restores a draft that predates the story fields', async () => {
  const { stanze: _, animali: __, punto: ___, ...older } = { ...COMPLETE, nome: 'Casa di ieri' };
  sessionStorage.setItem('bozza', draftOf(older as typeof COMPLETE));
  await openForm();
  expect(screen.getByLabelText<HTMLInputElement>('Nome della struttura').value).toBe('Casa di ieri');
});

describe('the pin', () => {
  const map = () => screen.queryByRole('group', { name: 'Mappa: dove si trova Podere Le Querce' });

  test('is at the centre of the town until the owner places it', async () => {
    const { user } = await openForm(READY);
    expect(map()).not.toBeNull();
    expect(screen.getByText(/^Il segnaposto è ancora in mezzo a Montepulciano/)).toBeDefined();
    send();
    expect(sent()?.punto).toBe('');
    await user.type(screen.getByLabelText(/^Punto sulla mappa/), '43.0931, 11.7812');
    expect(map()).not.toBeNull();
    expect(screen.queryByText(/^Il segnaposto è ancora in mezzo/)).toBeNull();
  });

  test('is hidden until a town is chosen', async () => {
    await openForm({ ...READY, citta_id: null, citta: '' });
    expect(map()).toBeNull();
  });

  test('keeps its map mounted while the coordinates are being typed', async () => {
    const { user } = await openForm(READY);
    const before = map();
    await user.type(screen.getByLabelText(/^Punto sulla mappa/), '43');
    expect(map()).toBe(before);
  });
});
