import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormPhoto } from '../../rules/photo-list.ts';
import { PhotoPicker } from './PhotoPicker.tsx';

/** A fake XMLHttpRequest that completes on demand, because jsdom's needs a server at the page's address. */
class Upload extends EventTarget {
  static all: Upload[] = [];
  upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  address = '';
  type = '';
  file: File | null = null;
  isAborted = false;
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(_name: string, value: string) {
    this.type = value;
  }
  send(file: File) {
    this.file = file;
    Upload.all.push(this);
  }
  abort() {
    this.isAborted = true;
  }
  async end(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
  }
}

const HASH = 'qL3vXk0aB9cD2eF4gH6iJ8';
const url = (n: number) => `/foto/${HASH.slice(0, 21)}${n}-1200x900.webp`;
const stored = (n: number): FormPhoto => ({ immagine: `caricamento:${n}`, url: url(n), nome: `${n}.jpg` });
const answer = (n: number) => ({ success: true, data: { immagine: `caricamento:${n}`, url: url(n) } });
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const uploadOf = (name: string) => Upload.all.findLast(({ file }) => file?.name === name)!;

beforeEach(() => {
  Upload.all = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
  Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} });
  Element.prototype.scrollIntoView ??= () => {};
});
afterEach(() => vi.unstubAllGlobals());

function renderPicker(...first: FormPhoto[]) {
  const onChange = vi.fn<(photos: FormPhoto[]) => void>();
  const onBusyChange = vi.fn<(busy: boolean) => void>();
  const onFailedChange = vi.fn<(failed: number) => void>();
  function Form() {
    const [photos, setPhotos] = useState(first);
    const change = (next: FormPhoto[]) => {
      onChange(next);
      setPhotos(next);
    };
    return (
      <form>
        <PhotoPicker photos={photos} onChange={change} onBusyChange={onBusyChange} onFailedChange={onFailedChange} />
        <button type="button" onClick={() => setPhotos([stored(9)])}>
          Altra bozza
        </button>
        <input aria-label="Nome" />
      </form>
    );
  }
  render(<Form />);
  const input = screen.getByLabelText<HTMLInputElement>('Aggiungi foto');
  const choose = (...files: File[]) => fireEvent.change(input, { target: { files } });
  return { user: userEvent.setup(), input, choose, onChange, onBusyChange, onFailedChange };
}

const alerts = () => [...document.querySelectorAll('[role="alert"] p')].map(({ textContent }) => textContent);
const alts = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('alt'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('uploads each file separately, up to three in parallel, and keeps the photos in the chosen order', async () => {
  const { choose, onChange, onBusyChange } = renderPicker();
  choose(...['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => picture(name)));
  expect(Upload.all.map(({ file }) => file?.name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
  expect(Upload.all[0]).toMatchObject({ address: '/api/foto?nome=1.jpg', type: 'image/jpeg' });
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
  for (const n of [3, 1, 2]) await uploadOf(`${n}.jpg`).end(201, answer(n));
  await uploadOf('4.jpg').end(201, answer(4));
  expect(onChange).toHaveBeenLastCalledWith([1, 2, 3, 4].map(stored));
  expect(onBusyChange).toHaveBeenLastCalledWith(false);
});

test('shows the progress of each file', () => {
  const { choose } = renderPicker();
  choose(picture('mare.jpg'));
  const progress = new ProgressEvent('progress', { loaded: 3, total: 10 });
  act(() => void uploadOf('mare.jpg').upload.dispatchEvent(progress));
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Caricamento di mare.jpg' }).value).toBe(0.3);
});

test('lists the messages of rejected files in one alert, one line per file', async () => {
  const { choose, input } = renderPicker(...[1, 2, 3, 4, 5, 6, 7, 8].map(stored));
  choose(
    picture('grande.jpg', 5_242_881),
    new File(['%PDF'], 'atto.pdf', { type: 'application/pdf' }),
    picture('a.jpg'),
    picture('b.jpg'),
  );
  expect(input.disabled).toBe(true);
  // jsdom cannot decode pictures, so no picture is reduced.
  const large = 'Il file grande.jpg è troppo grande. Massimo 5MB per immagine.';
  await screen.findByText(large);
  expect(alerts()).toEqual(["Il file atto.pdf non è un'immagine valida.", 'Puoi caricare massimo 10 immagini', large]);
  expect(Upload.all.map(({ file }) => file?.name)).toEqual(['a.jpg']);
});

test.each([
  [415, { detail: "Il file x.jpg non è un'immagine valida." }, "Il file x.jpg non è un'immagine valida."],
  [413, '<html>nginx</html>', 'Il file x.jpg è troppo grande. Massimo 5MB per immagine.'],
])('removes a photo that the server rejects with status %i, and shows the message', async (status, body, sentence) => {
  const { choose, onChange } = renderPicker();
  choose(picture('x.jpg'));
  await uploadOf('x.jpg').end(status, body);
  await screen.findByText(sentence);
  expect(alerts()).toEqual([sentence]);
  expect(alts()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  [0, '', 'Controlla la connessione e riprova.'],
  [429, { detail: 'Troppe richieste. Riprova tra 30 secondi.' }, 'Troppe richieste. Riprova tra 30 secondi.'],
  [503, { detail: 'Servizio momentaneamente non disponibile.' }, 'Servizio momentaneamente non disponibile.'],
  [201, { success: true }, 'Controlla la connessione e riprova.'],
])('keeps a photo and offers a retry if the upload ends with status %i and body %j', async (status, body, detail) => {
  const { choose, user, onChange, onFailedChange } = renderPicker();
  choose(picture('x.jpg'));
  await uploadOf('x.jpg').end(status, body);
  expect(alerts()).toEqual([`Il file x.jpg non è stato caricato. ${detail}`]);
  expect(onFailedChange).toHaveBeenLastCalledWith(1);
  await user.click(button('Riprova'));
  await uploadOf('x.jpg').end(201, answer(1));
  expect(alerts()).toEqual([]);
  expect(onFailedChange).toHaveBeenLastCalledWith(0);
  expect(onChange).toHaveBeenLastCalledWith([{ ...stored(1), nome: 'x.jpg' }]);
});

test('does not add a picture that is already in the list', async () => {
  const { choose, onChange } = renderPicker(stored(1));
  choose(picture('copia.jpg'));
  await uploadOf('copia.jpg').end(201, answer(1));
  expect(alerts()).toEqual(['Il file copia.jpg è già tra le foto.']);
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps the focus on the move button of a photo moved by keyboard, or on the opposite button at the end of the list', async () => {
  const { user, onChange } = renderPicker(stored(1), stored(2), stored(3));
  button('Sposta avanti la foto 1').focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([stored(2), stored(1), stored(3)]);
  expect(document.activeElement).toBe(button('Sposta avanti la foto 2'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Sposta indietro la foto 3'));
  await user.click(screen.getAllByRole('button', { name: 'Fai copertina' })[1]!);
  expect(alts()).toEqual(['1.jpg', '2.jpg', '3.jpg']);
});

test('moves the focus to the next photo after a removal, and restores the removed photo at its position on undo', async () => {
  const { user, input, onChange } = renderPicker(stored(1), stored(2));
  await user.click(button('Rimuovi la foto 1'));
  expect(onChange).toHaveBeenLastCalledWith([stored(2)]);
  expect(document.activeElement).toBe(button('Rimuovi la foto 1'));
  await user.click(button('Annulla'));
  expect(onChange).toHaveBeenLastCalledWith([stored(1), stored(2)]);
  await user.click(button('Rimuovi la foto 2'));
  await user.click(button('Rimuovi la foto 1'));
  expect(document.activeElement).toBe(input);
});

test('aborts a cancelled upload and starts the next one', async () => {
  const { choose, user } = renderPicker();
  choose(...['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => picture(name)));
  await user.click(button('Annulla il caricamento di 1.jpg'));
  expect(uploadOf('1.jpg').isAborted).toBe(true);
  expect(uploadOf('4.jpg')).toBeDefined();
});

test('replaces all photos and aborts uploads when the form switches to a different draft', async () => {
  const { choose, user, onChange } = renderPicker(stored(1));
  choose(picture('2.jpg'));
  await user.click(button('Altra bozza'));
  expect(alts()).toEqual(['9.jpg']);
  expect(uploadOf('2.jpg').isAborted).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('offers no undo for a removed photo that the form has restored', async () => {
  const { user } = renderPicker(stored(8), stored(9));
  await user.click(button('Rimuovi la foto 2'));
  expect(button('Annulla')).toBeTruthy();
  await user.click(button('Altra bozza'));
  expect(alts()).toEqual(['9.jpg']);
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
});

test('edits the subject and caption of a photo, and moves its focal point with the arrow keys', async () => {
  const { user, onChange } = renderPicker(stored(1), stored(2));
  await user.click(button('Foto 2: di’ che cosa si vede'));
  await user.selectOptions(screen.getByLabelText('Che cosa si vede'), 'Cucina');
  await user.type(screen.getByLabelText('Didascalia'), 'Il camino');
  const details = { stanza: 'cucina', didascalia: 'Il camino', fuoco: null };
  expect(onChange).toHaveBeenLastCalledWith([stored(1), { ...stored(2), dettagli: details }]);
  screen.getByRole('button', { name: /^Punto in vista, a 50\s% da sinistra, 50\s%/ }).focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  const moved = { ...details, fuoco: '45-55' };
  expect(onChange).toHaveBeenLastCalledWith([stored(1), { ...stored(2), dettagli: moved }]);
  expect(screen.getByRole('button', { name: /^Punto in vista, a 45\s% da sinistra, 55\s%/ })).toBe(
    document.activeElement,
  );
  await user.click(button('Fatto'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Foto 2, Cucina, «Il camino»: cambia').textContent).toBe('Cucina, «Il camino»');
});
