import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerPlaces, COMPLETE, marked, openForm, openTab, send } from '../../../../test/open-form.ts';

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

describe('the location section of the form', () => {
  test('marks the region if the city is missing, because the region must be chosen first', async () => {
    await openForm({ ...COMPLETE, regione_id: null, provincia_id: null, citta_id: null, citta: '', cap: '', caps: [] });
    send();
    expect(document.activeElement?.id).toBe('campo-regione_id');
    expect(marked()).toEqual(expect.arrayContaining(['campo-regione_id', 'campo-provincia_id', 'campo-citta']));
  });

  const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  const cap = () => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>('CAP');

  test('keeps the street that is typed while the city is being applied', async () => {
    const place = { regione_id: 9, provincia_id: 52, citta_id: null, citta: '', cap: '', caps: [] };
    const { user } = await openForm({ ...COMPLETE, ...place, indirizzo: '' });
    const citta = screen.getByRole<HTMLInputElement>('combobox', { name: 'Città' });
    await waitFor(() => expect(citta.disabled).toBe(false));
    await user.type(citta, 'monte');
    const street = screen.getByLabelText<HTMLInputElement>('Indirizzo');
    act(() => {
      fireEvent.click(screen.getByRole('option', { name: 'Montepulciano' }));
      fireEvent.change(street, { target: { value: 'Strada delle Vigne 14' } });
    });
    expect([citta.value, street.value]).toEqual(['Montepulciano', 'Strada delle Vigne 14']);
  });

  test('offers all postal codes of a saved city with several postal codes', async () => {
    const place = { regione_id: 12, provincia_id: 258, citta_id: 58091, citta: 'Roma', cap: '00118', caps: ['00118'] };
    const { user } = await openForm({ ...COMPLETE, ...place });
    await screen.findByRole('option', { name: '00119' });
    await user.selectOptions(cap(), '00119');
    expect(cap().value).toBe('00119');
  });

  test('offers the city of a CIN only if no other city is chosen', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText(/^CIN/), 'IT052015C2ABCD1234');
    expect(await screen.findByText(/comune di Montepulciano, classe C2/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Usa Montepulciano come città' }));
    expect(select('Regione').value).toBe('9');
    expect(cap().value).toBe('53045');
    expect(document.activeElement?.textContent).toContain('comune di Montepulciano');
    expect(screen.queryByText(/controlla il codice/)).toBeNull();
    await user.clear(screen.getByLabelText(/^CIN/));
    await user.type(screen.getByLabelText(/^CIN/), 'IT058091C2ABCD1234');
    expect(screen.queryByRole('button', { name: /^Usa/ })).toBeNull();
  });

  test('shows an error with a retry button if a list cannot be loaded', async () => {
    const failing = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openForm();
    await screen.findByText('Non riusciamo a caricare le regioni. Riprova.');
    answerPlaces();
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('option', { name: 'Toscana' })).toBeTruthy();
    failing.mockRestore();
  });
});
