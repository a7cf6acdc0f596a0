import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdUploads } from '../../../../test/hold-uploads.ts';
import { COMPLETE, openForm, openTab, send, submit } from '../../../../test/open-form.ts';
import { emptyCamera } from '../../rules/struttura-form.ts';

const READY = { ...COMPLETE, consenso_privacy: true };

beforeEach(openTab);
afterEach(() => vi.unstubAllGlobals());

function photos(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const url = `/foto/${'a'.repeat(21)}${index}-1200x900.webp`;
    return { immagine: url, url, nome: `${index}.jpg` };
  });
}

test.each([
  [9, 'on the field that adds photos', () => screen.getByLabelText('Aggiungi foto')],
  [
    10,
    'on the first photo, because the field is disabled',
    () => screen.getByRole('listitem', { name: 'Foto 1 di 10' }),
  ],
])('with %i photos in the form, a server fault about the photos puts the focus %s', async (count, _, place) => {
  submit.mockResolvedValue({ ok: false, status: 422, detail: 'Non va.', campi: { immagini: 'Non va.' } });
  await openForm({ ...READY, photos: photos(count) });
  send();
  await waitFor(() => expect(place().contains(document.activeElement)).toBe(true));
});

test('on submission, focuses the retry button of the first failed upload', async () => {
  const uploads = holdUploads();
  const { user } = await openForm({ ...READY, photos: photos(8) });
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText('Aggiungi foto'), files);
  await waitFor(() => expect(uploads).toHaveLength(2));
  for (const upload of uploads) upload.fail();
  const [again] = await screen.findAllByRole('button', { name: 'Riprova' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Riprova' })).toHaveLength(2));
  send();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('on submission without rooms, focuses the button that adds a room, not the undo button', async () => {
  const { user } = await openForm({
    ...READY,
    tipo_prenotazione: 'bnb',
    camere: [{ ...emptyCamera(), nome_camera: 'Rosa' }],
  });
  await user.click(screen.getByRole('button', { name: 'Elimina Rosa' }));
  screen.getByLabelText('Nome della struttura').focus();
  send();
  expect(screen.getByRole('button', { name: 'Annulla' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aggiungi camera' }));
});
