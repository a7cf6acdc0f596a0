import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ArticleEditor } from './ArticleEditor.tsx';

function editorNow(): Editor {
  const text = document.querySelector<HTMLElement & { editor?: Editor }>('[role=textbox]');
  if (!text?.editor) throw new Error('The editor has not been rendered.');
  return text.editor;
}

function EditorUnderTest({ initial, onReady }: { initial: string; onReady?: (html: string) => void }) {
  const [html, setHtml] = useState('');
  return (
    <>
      <output>{html}</output>
      <ArticleEditor initial={initial} onReady={onReady ?? (() => {})} onChange={setHtml} />
    </>
  );
}

function work(): void {
  const until = performance.now() + 20;
  while (performance.now() < until);
}

/** Simulates a slow machine, on which rendering takes longer than the delay after which TipTap destroys an unmounted editor. */
function Slow() {
  work();
  useLayoutEffect(work, []);
  return null;
}

const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => {
  settings.IS_REACT_ACT_ENVIRONMENT = true;
});

test('creates the editor once and does not destroy it while lazy content renders in time slices', async () => {
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  const onReady = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  // As in production, lazy content renders in time slices and its effects run in a separate task.
  const Late = lazy(async () => {
    await wait(5);
    return { default: EditorUnderTest };
  });
  root.render(
    <Suspense fallback="Arriva">
      <Late initial="<p>La nebbia sale.</p>" onReady={onReady} />
      <Slow />
    </Suspense>,
  );
  await wait(500);
  expect(onReady.mock.calls).toEqual([['<p>La nebbia sale.</p>']]);
  expect(editorNow().isDestroyed).toBe(false);
  root.unmount();
  place.remove();
  await wait(10);
});

test('reports typed text immediately, because the next key may be Esc', async () => {
  render(<EditorUnderTest initial="<p>La nebbia</p>" />);
  await act(() => wait(5));
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  const { view } = editorNow();
  view.dispatch(view.state.tr.insertText(' sale', 10));
  expect(screen.getByRole('status').textContent).toBe('<p>La nebbia sale</p>');
});

test('leaves Esc to the surrounding dialog', async () => {
  render(<EditorUnderTest initial="<p>La nebbia</p>" />);
  await act(() => wait(5));
  const onKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  window.addEventListener('keydown', onKey);
  fireEvent.keyDown(editorNow().view.dom, { key: 'Escape', keyCode: 27 });
  window.removeEventListener('keydown', onKey);
  expect(onKey).toHaveReturnedWith(false);
});

test('the editor preserves all markup that is allowed in articles', async () => {
  const article = [
    '<h2>Uno</h2><h3>Due</h3><h4>Tre</h4>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><br><a href="/blog">f</a></p>',
    '<ul><li><p>g</p></li></ul><ol start="3"><li><p>h</p></li></ol>',
    '<blockquote><p>i</p></blockquote><pre><code>l</code></pre><hr>',
    '<table><tbody><tr><th colspan="2"><p>m</p></th></tr>',
    '<tr><td><p>n</p></td><td><p>o</p></td></tr></tbody></table>',
    '<figure><img src="/foto/0123456789abcdefghijkl-400x300.webp" alt="p"><figcaption>q</figcaption></figure><p>r</p>',
  ].join('');
  const onReady = vi.fn();
  render(<EditorUnderTest initial={article} onReady={onReady} />);
  await act(() => wait(5));
  expect(onReady).toHaveBeenCalledExactlyOnceWith(article);
});

test.each([
  ['an h1 as an h2', '<h1>Pienza</h1><p>Il Duomo</p>', '<h2>Pienza</h2><p>Il Duomo</p>'],
  [
    'text from a word processor without its styles',
    '<p class="MsoNormal" style="color:red"><b>Pienza</b></p>',
    '<p><strong>Pienza</strong></p>',
  ],
  [
    'text from Google Docs without its bold wrapper',
    '<b style="font-weight:normal"><p>Pienza</p></b>',
    '<p>Pienza</p>',
  ],
  ['a link to a script as plain text', '<p><a href="javascript:alert(1)">Pienza</a></p>', '<p>Pienza</p>'],
  ['text without the external photo below it', '<p>Pienza</p><img src="https://example.it/a.jpg">', '<p>Pienza</p>'],
  [
    'the caption of an external photo as text',
    '<p>Pienza</p><figure><img src="https://example.it/a.jpg"><figcaption>Il Duomo</figcaption></figure>',
    '<p>Pienza</p><p>Il Duomo</p>',
  ],
])('pastes %s', async (_, pasted, left) => {
  render(<EditorUnderTest initial="" />);
  await act(() => wait(5));
  act(() => void editorNow().view.pasteHTML(pasted, new Event('paste') as ClipboardEvent));
  expect(screen.getByRole('status').textContent).toBe(left);
});

test('rejects a javascript: URL for a link, and adds https:// to a URL without a scheme', async () => {
  const user = userEvent.setup();
  render(<EditorUnderTest initial="<p>Pienza</p>" />);
  await act(() => wait(5));
  act(() => void editorNow().commands.selectAll());
  await user.click(screen.getByRole('button', { name: 'Collegamento' }));
  const address = screen.getByLabelText('Indirizzo');
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^Scrivi un indirizzo come/)).toBeTruthy();
  expect(document.activeElement).toBe(address);
  await user.clear(address);
  await user.type(address, 'example.it/visita{Enter}');
  expect(screen.getByRole('status').textContent).toBe('<p><a href="https://example.it/visita">Pienza</a></p>');
});
