import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test/answer-calls.ts';
import { holdUploads } from '../../../../test/hold-uploads.ts';
import { openOwnerPage } from '../../../../test/open-owner-page.ts';
import { closeToast, currentToasts } from '../../../ui/toasts/toast-store.ts';
import * as accountsMessages from '../../../accounts/messages/owner.ts';
import { ownerStruttura } from '../../../../test/owner-struttura.ts';
import { photosReview } from './PhotosForm.tsx';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

type User = Awaited<ReturnType<typeof openOwnerPage>>;

const click = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const photo = (n: number) => `/foto/qL3vXk0aB9cD2eF4gH6iJ${n}-1200x900.webp`;
const count = () => screen.getByText(/di 10$/).textContent;
const isSaveable = () =>
  screen.getByRole('button', { name: 'Salva le foto' }).getAttribute('aria-disabled') === 'false';
const data = { status: 'approvata', modifica: null };
const waiting = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;

const uploaded = (n: number) => ({ immagine: `caricamento:${n}`, url: photo(n) });

const add = (user: User) =>
  user.upload(screen.getByLabelText('Aggiungi foto'), new File(['x'], 'casa.jpg', { type: 'image/jpeg' }));

function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { immagini: unknown }).immagini);
    return sent.length === 1 ? promise : Promise.resolve(Response.json({ success: true, data }));
  });
  return { sent, answer: () => resolve(Response.json({ success: true, data })) };
}

test('does not restore photos removed during a save, and includes the removal in the next save', async () => {
  const { sent, answer } = holdAnswer();
  const user = await openOwnerPage({ immagini: [1, 2, 3].map(photo) }, { immagini: [1, 2].map(photo) });
  await click(user, 'Rimuovi la foto 3');
  await click(user, 'Salva le foto');
  await click(user, 'Rimuovi la foto 2');
  answer();
  expect(await screen.findByText('Foto aggiornate con successo! (2 foto)')).toBeTruthy();
  expect(count()).toBe('1 di 10');
  await click(user, 'Salva le foto');
  expect(sent).toEqual([[1, 2].map(photo), [photo(1)]]);
});

test('includes a photo added during a save in the next save', async () => {
  const { sent, answer } = holdAnswer();
  const uploads = holdUploads();
  const user = await openOwnerPage({ immagini: [photo(1)] }, { immagini: [1, 5].map(photo) });
  await add(user);
  uploads[0]?.succeed(uploaded(5));
  await waitFor(() => expect(isSaveable()).toBe(true));
  await click(user, 'Salva le foto');
  await add(user);
  answer();
  expect(await screen.findByText('Foto aggiornate con successo! (2 foto)')).toBeTruthy();
  await waitFor(() => expect([count(), isSaveable()]).toEqual(['3 di 10', false]));
  uploads[1]?.succeed(uploaded(6));
  await waitFor(() => expect(isSaveable()).toBe(true));
  await click(user, 'Salva le foto');
  expect(sent).toEqual([
    [photo(1), 'caricamento:5'],
    [photo(1), photo(5), 'caricamento:6'],
  ]);
});

test('shows the published photos after a pending change is withdrawn', async () => {
  answerCalls({ status: 200, body: { success: true } });
  const user = await openOwnerPage({ modifica: waiting, immagini: [photo(1)] }, { immagini: [2, 3].map(photo) });
  await click(user, 'Ritira la modifica');
  await click(user, 'Conferma');
  await waitFor(() => expect(count()).toBe('2 di 10'));
  expect(isSaveable()).toBe(false);
});

test('announces a failed save and clears the error with the next change', async () => {
  answerCalls(null);
  const user = await openOwnerPage({ immagini: [1, 2].map(photo) });
  await click(user, 'Rimuovi la foto 2');
  await click(user, 'Salva le foto');
  const sentence = "Errore nell'aggiornamento delle foto";
  expect(await screen.findByText(sentence, { selector: '.err span' })).toBeTruthy();
  await waitFor(() =>
    expect(document.querySelector('body > div > [data-live="assertive"]')?.textContent).toBe(
      `${sentence}\n${accountsMessages.siteUnreachable}`,
    ),
  );
  await click(user, 'Lascia com’era');
  expect(screen.queryByText(sentence, { selector: '.err span' })).toBeNull();
});

const [casa, camera] = ['/foto/aaaaaaaaaaaaaaaaaaaaaa-800x600.webp', '/foto/bbbbbbbbbbbbbbbbbbbbbb-800x600.webp'];
const NEW = 'caricamento:0b6f3a52-6f0c-4c59-9a55-4a5c8a1d7a10';
const modifica = { status: 'in_attesa', motivo_rifiuto: null, submitted_at: '2026-11-20T08:12:00.000Z' } as const;
const published = ownerStruttura({ status: 'approvata', immagini: [casa, camera] });

test.each([
  ['the same photos are unchanged', [casa, camera], 'unchanged'],
  ['a new order needs no review', [camera, casa], 'apply'],
  ['a new photo needs review', [casa, camera, NEW], 'review'],
  ['a removed photo needs review', [casa], 'review'],
] as const)('predicts whether changed photos of a published struttura need review: %s', (_, chosen, review) => {
  expect(photosReview(published, chosen)).toBe(review);
  expect(photosReview({ ...published, status: 'sospesa' }, chosen)).toBe(review);
});

test('requires no review if only photo details change', () => {
  const kitchen = { immagine: casa, stanza: 'cucina', didascalia: '', fuoco: null } as const;
  expect(photosReview(published, [kitchen, camera])).toBe('apply');
  const { immagine: _, ...dettagli } = kitchen;
  const form = { ...published.form, dettagli_foto: [dettagli] };
  expect(photosReview({ ...published, form }, [kitchen, camera])).toBe('unchanged');
  expect(photosReview({ ...published, form }, [casa, camera])).toBe('apply');
});

test('photosReview returns “notPublished” for an unpublished struttura', () => {
  expect(photosReview({ ...published, status: 'in_attesa' }, [NEW])).toBe('notPublished');
});

test('photosReview returns “ofTheChange” if a change is pending', () => {
  expect(photosReview({ ...published, modifica }, [casa, camera])).toBe('ofTheChange');
});
