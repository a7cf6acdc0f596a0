import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { atOnce, latePart } from './late-part.ts';
import { useHydrated } from './use-hydrated.ts';

const Story = ({ text }: { text: string }) => <p>{text}</p>;

afterEach(() => vi.unstubAllGlobals());

test('latePart renders a part on the server if its loader prepared the part', async () => {
  const Late = latePart(async () => Story);
  await Late.prepare();
  expect(renderToString(<Late text="Con la pagina" />)).toContain('<p>Con la pagina</p>');
});

test('latePart keeps the server-rendered part while its file loads and if loading fails', async () => {
  const Drawn = latePart(async () => Story);
  await Drawn.prepare();
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Drawn text="Si legge già" />);
  const drawn = box.querySelector('p');
  const load = vi.fn(() => Promise.reject<ComponentType<{ text: string }>>(new TypeError('Failed to fetch')));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const Late = latePart(load);
  hydrateRoot(box, <Late text="Si legge già" />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(box.querySelector('p')).toBe(drawn);
  box.remove();
});

test.each([
  ['latePart does not load a part before the browser is idle', undefined, 0],
  ['latePart loads a part immediately with `atOnce`', atOnce, 1],
])('%s', async (_, ready, count) => {
  const Drawn = latePart(async () => Story);
  await Drawn.prepare();
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Drawn text="Si legge già" />);
  const load = vi.fn(async () => Story);
  vi.stubGlobal('requestIdleCallback', () => 1);
  const Late = latePart(load, ready);
  await act(async () => void hydrateRoot(box, <Late text="Si legge già" />));
  expect(load).toHaveBeenCalledTimes(count);
});

describe('an update of the page around a part that is still loading', () => {
  const Place = createContext('/');
  const StoryOfPlace = ({ text }: { text: string }) => (
    <p>
      {text} {useContext(Place)} <a href="#fonti">Fonti</a> {useHydrated() && <b>vivo</b>} <a href="#fonti">Fonti</a>
    </p>
  );

  const lastLinkOf = (box: Element) => [...box.querySelectorAll('a')].at(-1);

  async function openPage() {
    const Drawn = latePart(async () => StoryOfPlace);
    await Drawn.prepare();
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(<Drawn text="Si legge già" />);
    const [drawn, link] = [box.querySelector('p'), lastLinkOf(box)];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    const file = Promise.withResolvers<ComponentType<{ text: string }>>();
    const Late = latePart(() => file.promise);
    const steps = new EventTarget();
    const Page = () => {
      const [place, setPlace] = useState('/');
      useEffect(() => steps.addEventListener('step', () => setPlace((before) => `${before}#dove`)), []);
      const part = useMemo(() => <Late text="Si legge già" />, []);
      return <Place value={place}>{part}</Place>;
    };
    await act(async () => hydrateRoot(box, <Page />));
    const goOn = () => act(() => void steps.dispatchEvent(new Event('step')));
    link?.focus();
    return { box, drawn, link, file, goOn };
  }

  test('removes neither the server-rendered part nor its focus', async () => {
    const { box, drawn, link, goOn } = await openPage();
    goOn();
    expect(box.querySelector('p')).toBe(drawn);
    expect(document.activeElement).toBe(link);
    goOn();
    expect(box.querySelectorAll('p')).toHaveLength(1);
    box.remove();
  });

  test('is applied once the file has loaded, and the focus stays inside the part', async () => {
    const { box, goOn, file } = await openPage();
    goOn();
    await act(async () => file.resolve(StoryOfPlace));
    await waitFor(() => expect(box.textContent).toContain('/#dove'));
    expect(box.querySelectorAll('p')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(lastLinkOf(box)));
    box.remove();
  });
});

test('latePart renders a part once its file loads after a navigation', async () => {
  const file = Promise.withResolvers<ComponentType<{ text: string }>>();
  const Late = latePart(() => file.promise);
  render(<Late text="Arrivo dopo" />);
  expect(screen.queryByText('Arrivo dopo')).toBeNull();
  file.resolve(Story);
  expect(await screen.findByText('Arrivo dopo')).toBeDefined();
});

test('latePart shows an error and a button that reloads the page if the file cannot be loaded', async () => {
  const Late = latePart<{ text: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Late text="Mai" />);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
});
