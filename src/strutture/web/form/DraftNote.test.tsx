import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPLETE, draftOf, openForm, openTab } from '../../../../test/open-form.ts';

const PHOTO = {
  immagine: 'caricamento:0b54e3ee-7b5c-4d4f-8c0f-6f1f6c2d9a11',
  url: `/foto/${'a'.repeat(22)}-1200x900.webp`,
  nome: 'casa.jpg',
};

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());
const nome = () => screen.getByLabelText<HTMLInputElement>('Nome della struttura');

describe('the draft', () => {
  test('survives a reload, without the consent, and says so', async () => {
    const first = await openForm();
    await first.user.type(screen.getByLabelText('Nome della struttura'), 'Casa Rosa');
    await first.user.click(screen.getByLabelText(/^Ho letto/));
    first.unmount();
    await openForm();
    expect(nome().value).toBe('Casa Rosa');
    expect(screen.getByLabelText<HTMLInputElement>(/^Ho letto/).checked).toBe(false);
    expect(screen.getByText('Abbiamo ripreso la tua bozza.')).toBeTruthy();
  });

  test('brings back what was changed, on what the form begins with now', async () => {
    const first = await openForm(COMPLETE);
    await first.user.type(screen.getByLabelText('Nome della struttura'), ' Alte');
    first.unmount();
    await openForm({ ...COMPLETE, nome: 'Podere', descrizione: 'Riscritta altrove.' });
    expect(nome().value).toBe('Podere Le Querce Alte');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value).toBe('Riscritta altrove.');
  });

  test('that changes nothing any more is none', async () => {
    sessionStorage.setItem('bozza', draftOf(COMPLETE));
    await openForm(COMPLETE);
    expect(screen.queryByText('Abbiamo ripreso la tua bozza.')).toBeNull();
  });

  test.each([
    ['empty', ''],
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a form of another version', '{"nome":"Casa"}'],
    ['a room that is none', draftOf({ ...COMPLETE, camere: [{ nome_camera: 7 }] as never })],
    ['a photo that is none', draftOf({ ...COMPLETE, photos: [{ ...PHOTO, url: 'javascript:0' }] })],
  ])('what is no draft is no draft: %s', async (_what, text) => {
    sessionStorage.setItem('bozza', text);
    await openForm();
    expect(nome().value).toBe('');
  });

  test('«Ricomincia da capo» asks, then empties the form', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Nome della struttura'), 'Casa Rosa');
    await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }));
    await user.click(screen.getByRole('button', { name: 'Conferma' }));
    expect(nome().value).toBe('');
    expect(document.activeElement).toBe(nome());
    expect(sessionStorage.getItem('bozza')).toBeNull();
  });
});
