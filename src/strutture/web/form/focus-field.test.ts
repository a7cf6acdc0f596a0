import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COMPLETE, openForm, openTab, send, submit } from '../../../../test/open-form.ts';
import { emptyCamera } from '../../rules/struttura-form.ts';

const READY = { ...COMPLETE, consenso_privacy: true };

/** An upload that the network breaks. */
class BrokenUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => {
  openTab();
  vi.stubGlobal('XMLHttpRequest', BrokenUpload);
  Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function photos(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const url = `/foto/${'a'.repeat(21)}${index}-1200x900.webp`;
    return { immagine: url, url, nome: `${index}.jpg` };
  });
}

function refuse(field: string): void {
  submit.mockResolvedValue({ ok: false, status: 422, detail: 'Non va.', campi: { [field]: 'Non va.' } });
}

test('of photos the field that takes more, when there is room', async () => {
  refuse('immagini');
  await openForm({ ...READY, photos: photos(9) });
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Aggiungi foto')));
});

test('of as many photos as there may be the first of them: the field takes no more', async () => {
  refuse('immagini');
  await openForm({ ...READY, photos: photos(10) });
  send();
  const first = screen.getByRole('listitem', { name: 'Foto 1 di 10' });
  await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
});

test('of photos that did not arrive the first, where it can be tried again', async () => {
  const { user } = await openForm({ ...READY, photos: photos(8) });
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText('Aggiungi foto'), files);
  const [again] = await screen.findAllByRole('button', { name: 'Riprova' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Riprova' })).toHaveLength(2));
  send();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('without rooms the button that adds one, not the one that brings back the last', async () => {
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
