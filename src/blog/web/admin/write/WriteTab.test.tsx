import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { openDialog } from '../../../../../test/open-dialog.ts';
import { WriteTab } from './WriteTab.tsx';

const TEXTS = { titolo: 'Tre borghi', contenuto: '<p>La nebbia sale.</p>', categoria: 'Destinazioni' };
const POST = { ...TEXTS, id: 7, immagine_copertina: null, tags: [], meta_description: '', status: 'bozza' };
const CATEGORIES = [{ id: 1, nome: 'Destinazioni', slug: 'destinazioni', emoji: '🗺️', descrizione: '', posts_count: 1 }];
const stored = (versione: number) => ({
  status: 200,
  body: { success: true, message: 'Articolo salvato.', data: { ...POST, versione } },
});

function write(id: number | null, onUnsaved: (question: string | null) => void = () => {}) {
  return openDialog(
    <WriteTab id={id} categories={CATEGORIES} onUnsaved={onUnsaved} onChanged={() => {}} onLeave={() => {}} />,
  );
}
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Titolo' });
const draftOf = (id: string) => sessionStorage.getItem(`ospitalia_blog_${id}`) ?? '';

class Upload extends EventTarget {
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('stores the draft on pagehide before the debounce ends', async () => {
  const { user } = write(null);
  await user.type(await title(), 'Un titolo a metà');
  window.dispatchEvent(new Event('pagehide'));
  expect(draftOf('nuovo')).toContain('Un titolo a metà');
});

test('shows the reason for a failed creation separately from the fixed error message', async () => {
  answerCalls(refusal(503, 'Il servizio non risponde.'));
  sessionStorage.setItem('ospitalia_blog_nuovo', JSON.stringify({ versione: null, fields: POST }));
  const { user } = write(null);
  await title();
  await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
  expect((await screen.findByText('Errore nella creazione del post blog')).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByText('Il servizio non risponde.')).toBeTruthy();
});

test('keeps the typed text and the version that it is based on after a version conflict', async () => {
  const sent = answerCalls(stored(3), refusal(409, 'L’articolo è stato modificato da un’altra parte.'));
  const { user } = write(7);
  await user.type(await title(), ' lenti');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect((await screen.findByText(/modificato da un’altra parte/)).closest('[role=alert]')).toBeTruthy();
  expect((await title()).value).toBe('Tre borghi lenti');
  cleanup();
  expect(JSON.parse(draftOf('7'))).toMatchObject({ versione: 3, fields: { titolo: 'Tre borghi lenti' } });
  expect(sent[1]).toMatchObject({ method: 'PUT', body: { versione: 3, titolo: 'Tre borghi lenti' } });
});

test('clears the unsaved-changes warning after saving, and sends the new version with the next change', async () => {
  const onUnsaved = vi.fn();
  const sent = answerCalls(stored(3), stored(4), stored(5));
  const { user } = write(7, onUnsaved);
  await user.type(await title(), '!');
  expect(onUnsaved).toHaveBeenLastCalledWith(expect.stringContaining('modifiche non salvate'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(null));
  await user.type(await title(), '!');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(sent[2]?.body).toMatchObject({ versione: 4, titolo: 'Tre borghi!!' }));
});

test('blocks input while an article is being created, then resets the form and focuses the title', async () => {
  sessionStorage.setItem('ospitalia_blog_nuovo', JSON.stringify({ versione: null, fields: POST }));
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const { user } = write(null);
  const typed = await title();
  await user.click(screen.getByRole('button', { name: 'Salva la bozza' }));
  expect(typed.closest('[inert]')).toBeTruthy();
  await act(async () => answer.resolve(new Response(JSON.stringify(stored(1).body), { status: 201 })));
  await waitFor(async () => expect((await title()).value).toBe(''));
  expect(await title()).toBe(document.activeElement);
  cleanup();
  expect(draftOf('nuovo')).toBe('');
});

test('does not save an article while its cover is being uploaded', async () => {
  vi.stubGlobal('XMLHttpRequest', Upload);
  const sent = answerCalls(stored(3), stored(4));
  const { user } = write(7);
  await user.type(await title(), '!');
  await user.upload(screen.getByLabelText(/^Copertina/), new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(screen.getAllByText('Una foto sta ancora arrivando: aspetta un momento.').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Ferma' }));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']));
});
