import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE, openForm, openTab, send, submit } from '../../../../test/open-form.ts';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import { setTestLanguage, resetTestLanguage } from '../../../../test/test-language.ts';
import { emptyState } from './form-state.ts';
import { stateOfSaved } from './state-of-saved.ts';
import { toBody } from './to-body.ts';

const READY = { ...COMPLETE, consenso_privacy: true };
const question = (about: string) => screen.getByLabelText<HTMLSelectElement>(`In che lingua è scritto? (${about})`);
const sent = () => submit.mock.calls.at(-1)?.[0];

beforeEach(() => {
  openTab();
  submit.mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  resetTestLanguage();
  vi.unstubAllGlobals();
});

test('uses the language of the form as the default language of a text', () => {
  expect(toBody(emptyState('')).lingue_testi).toMatchObject({ descrizione: 'it', regole: 'it' });
  setTestLanguage('de');
  expect(toBody(emptyState('')).lingue_testi).toMatchObject({ descrizione: 'de', regole: 'de' });
});

test('keeps the language of saved texts if the form is in another language', () => {
  setTestLanguage('de');
  const { form } = ownerStruttura();
  const state = stateOfSaved({ ...form, descrizione: 'Casa', regole: 'Keine Feiern', lingue_testi: { regole: 'de' } });
  expect(toBody(state).lingue_testi).toMatchObject({ descrizione: 'it', regole: 'de', animali_nota: 'de' });
});

test('always shows the language question for the description, and for other texts once they are entered', async () => {
  const { user } = await openForm({ ...READY, regole: '' });
  expect(question('Descrizione').value).toBe('it');
  expect(screen.queryByLabelText(/\(Regole della casa\)/)).toBeNull();
  await user.selectOptions(question('Descrizione'), 'Tedesco');
  await user.type(screen.getByRole('textbox', { name: /^Regole della casa/ }), 'Keine Feiern');
  expect(question('Regole della casa').value).toBe('de');
  await user.selectOptions(question('Regole della casa'), 'Inglese');
  expect(question('Descrizione').value).toBe('de');
  send();
  expect(sent()?.lingue_testi).toMatchObject({ descrizione: 'de', regole: 'en' });
});

test('offers translations of the description and the notes into all languages except the language of the text', async () => {
  const { user } = await openForm({
    ...READY,
    regole: 'Keine Feiern',
    lingue_testi: { descrizione: 'de', regole: 'de' },
    traduzioni: { de: { testo: 'Haus', fonte: '00000000' } },
  });
  const offered = () =>
    [...document.querySelectorAll('.strutture-translations summary b')].map((each) => each.textContent);
  expect(offered()).toEqual(['Italiano', 'Inglese', 'Francese']);
  await user.click(screen.getByText('Italiano', { selector: 'summary b' }));
  await user.type(await screen.findByLabelText('Descrizione in italiano'), 'Casa sul lago');
  await user.type(screen.getByLabelText('Regole della casa in italiano'), 'Niente feste');
  send();
  expect(sent()).toMatchObject({
    traduzioni: { it: { testo: 'Casa sul lago' } },
    traduzioni_testi: { regole: { it: { testo: 'Niente feste' } } },
  });
  expect(sent()?.traduzioni).not.toHaveProperty('de');
});
