import { act, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, createContext, useContext, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';
import { useHydrated } from './use-hydrated.ts';

const Story = ({ text }: { text: string }) => <p>{text}</p>;

afterEach(() => vi.unstubAllGlobals());

test('the server draws a part that its loader has prepared', async () => {
  const Late = latePart(async () => Story);
  await Late.prepare();
  expect(renderToString(<Late text="Con la pagina" />)).toContain('<p>Con la pagina</p>');
});

test('what the server drew can be read while its file is on the way, and if it never comes', async () => {
  const Drawn = latePart(async () => Story);
  await Drawn.prepare();
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<Drawn text="Si legge già" />);
  const drawn = box.querySelector('p');
  const asked = vi.fn(() => Promise.reject<ComponentType<{ text: string }>>(new TypeError('Failed to fetch')));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  const Late = latePart(asked);
  hydrateRoot(box, <Late text="Si legge già" />);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(box.querySelector('p')).toBe(drawn);
  box.remove();
});

describe('what changes around it while its file is on the way', () => {
  const Place = createContext('/');
  const StoryOfPlace = ({ text }: { text: string }) => (
    <p>
      {text} {useContext(Place)} <a href="#fonti">Fonti</a> {useHydrated() && <b>vivo</b>} <a href="#fonti">Fonti</a>
    </p>
  );

  const lastLinkOf = (box: Element) => [...box.querySelectorAll('a')].at(-1);

  /** A page as the server drew it, alive but for its late part, whose link has the focus. */
  async function openPage() {
    const Drawn = latePart(async () => StoryOfPlace);
    await Drawn.prepare();
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(<Drawn text="Si legge già" />);
    const [drawn, link] = [box.querySelector('p'), lastLinkOf(box)];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
    const file = Promise.withResolvers<ComponentType<{ text: string }>>();
    const Late = latePart(() => file.promise);
    let goTo = (_: string) => {};
    const Page = () => {
      const [place, setPlace] = useState('/');
      goTo = (next) => act(() => setPlace(next));
      const part = useMemo(() => <Late text="Si legge già" />, []);
      return <Place value={place}>{part}</Place>;
    };
    await act(async () => hydrateRoot(box, <Page />));
    link?.focus();
    return { box, drawn, link, file, goTo: (next: string) => goTo(next) };
  }

  test('takes away neither what the server drew nor the focus', async () => {
    const { box, drawn, link, goTo } = await openPage();
    goTo('/#dove');
    expect(box.querySelector('p')).toBe(drawn);
    expect(document.activeElement).toBe(link);
    goTo('/#chi');
    expect(box.querySelectorAll('p')).toHaveLength(1);
    box.remove();
  });

  test('is known to it once it comes, and the focus stays where it was', async () => {
    const { box, goTo, file } = await openPage();
    goTo('/#dove');
    await act(async () => file.resolve(StoryOfPlace));
    await waitFor(() => expect(box.textContent).toContain('/#dove'));
    expect(box.querySelectorAll('p')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(lastLinkOf(box)));
    box.remove();
  });
});

test('on the way from another page it is drawn when it comes', async () => {
  const file = Promise.withResolvers<ComponentType<{ text: string }>>();
  const Late = latePart(() => file.promise);
  render(<Late text="Arrivo dopo" />);
  expect(screen.queryByText('Arrivo dopo')).toBeNull();
  file.resolve(Story);
  expect(await screen.findByText('Arrivo dopo')).toBeDefined();
});

test('a file that does not come is a sentence, and the page anew', async () => {
  const Late = latePart<{ text: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(<Late text="Mai" />);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeDefined();
});
