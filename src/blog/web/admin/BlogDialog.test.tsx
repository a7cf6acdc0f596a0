import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { openDialog } from '../../../../test/open-dialog.ts';
import { BlogDialog } from './BlogDialog.tsx';

const POST = {
  id: 7,
  slug: 'tre-borghi',
  titolo: 'Tre borghi',
  categoria: 'Destinazioni',
  categoria_emoji: '🗺️',
  views_count: 0,
  comments_approved: 0,
  comments_waiting: 0,
  immagine_copertina: null,
  tags: [],
  newsletter_at: null,
  published_at: null,
  updated_at: '2026-11-20T08:12:00.000Z',
};

function onePost() {
  const sent: { method: string; body: unknown }[] = [];
  let status = 'bozza';
  let versione = 1;
  const whole = () => ({ ...POST, status, versione, contenuto: '<p>La nebbia.</p>', meta_description: '' });
  const answer = (path: string, method: string): unknown => {
    if (method === 'PUT' && path.endsWith('/status')) {
      [status, versione] = ['pubblicato', versione + 1];
      return { message: 'Articolo pubblicato.' };
    }
    if (path.includes('/posts/7')) return { message: 'Articolo salvato.', data: whole() };
    if (path.includes('/categories')) return { data: [] };
    const counts = { bozza: 1, pubblicato: 0, commenti_in_attesa: 0 };
    return { data: [{ ...POST, status }], total: 1, counts };
  };
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    sent.push({ method, body: body === undefined ? null : JSON.parse(body) });
    return Promise.resolve(new Response(JSON.stringify(answer(path, method))));
  });
  return sent;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('saves an article with the new version number after the article was published from the list', async () => {
  const sent = onePost();
  const { user } = openDialog(<BlogDialog onClose={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  await screen.findByRole('textbox', { name: 'Titolo' }, { timeout: 60_000 });
  await user.click(screen.getByRole('tab', { name: 'Articoli' }));
  await user.click(screen.getByRole('button', { name: 'Pubblica' }));
  const question = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  await user.click(within(question).getByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(screen.queryByText(/Va subito online/)).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Modifica' }));
  await user.type(await screen.findByRole('textbox', { name: 'Titolo' }), '!');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(sent.at(-1)).toBeTruthy());
  const saved = sent.filter(({ method }) => method === 'PUT').at(-1);
  expect(saved?.body).toMatchObject({ titolo: 'Tre borghi!', status: 'pubblicato', versione: 2 });
});
