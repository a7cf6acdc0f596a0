import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminDetail } from '../../../../test/admin-detail.ts';
import { answerCalls, refusal } from '../../../../test/answer-calls.ts';
import { openAction } from '../../../../test/open-dialog.ts';
import { PhotosDialog } from './PhotosDialog.tsx';
import * as struttureMessages from '../../../strutture/messages/owner.ts';

const photo = (n: number) => `/foto/qL3vXk0aB9cD2eF4gH6iJ${n}-1200x900.webp`;
const PHOTOS = [1, 2].map(photo);

const { form } = adminDetail();
const open = () => openAction(PhotosDialog, { form: { ...form, immagini: PHOTOS } });
const click = (user: ReturnType<typeof open>['user'], name: string) => user.click(screen.getByRole('button', { name }));

test('saves an empty photo list with the loaded version', async () => {
  const message = 'Foto aggiornate con successo! (0 foto)';
  const sent = answerCalls({ status: 200, body: { success: true, message } });
  const { user, onDone } = open();
  await click(user, 'Rimuovi la foto 2');
  await click(user, 'Rimuovi la foto 1');
  await click(user, 'Salva le foto');
  expect(sent).toEqual([
    { method: 'PUT', path: '/api/admin/strutture/7/photos', body: { immagini: [], versione: 'v1' } },
  ]);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(message);
});

test('saves a changed photo order', async () => {
  const sent = answerCalls({ status: 200, body: { success: true, message: '' } });
  const { user } = open();
  await click(user, 'Sposta indietro la foto 2');
  await click(user, 'Salva le foto');
  expect(sent[0]?.body).toMatchObject({ immagini: PHOTOS.toReversed() });
});

test('the photo dialog stays open if saving fails, and shows the error, its reason and the unsaved photos', async () => {
  const detail = 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.';
  answerCalls(refusal(409, detail));
  const { user, onDone } = open();
  await click(user, 'Rimuovi la foto 2');
  await click(user, 'Salva le foto');
  expect(await screen.findByText("Errore nell'aggiornamento delle foto")).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.getByText(/^1 di 10/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('explains that photos cannot be saved during an upload', async () => {
  class Upload extends EventTarget {
    upload = new EventTarget();
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {}
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} });
  const sent = answerCalls(null);
  const { user } = open();
  await user.upload(screen.getByLabelText('Aggiungi foto'), new File(['x'], 'casa.jpg', { type: 'image/jpeg' }));
  await click(user, 'Salva le foto');
  expect(screen.getByText(struttureMessages.photosStillUploading)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('requests confirmation on Esc if the photos were changed', async () => {
  const { user, onClose } = open();
  await click(user, 'Rimuovi la foto 2');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await click(user, 'Chiudi senza salvare');
  expect(onClose).toHaveBeenCalledOnce();
});
