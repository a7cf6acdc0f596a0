import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerCalls, type SentCall } from '../../../test/answer-calls.ts';
import { LiveRegions } from '../../ui/toasts/LiveRegions.tsx';
import { chooseMosaic } from '../rules/choose-mosaic.ts';
import { PhotoCarousel } from './PhotoCarousel.tsx';
import { Photo } from './Photo.tsx';
import { PhotoGrid } from './PhotoTiles.tsx';
import { followPhotoStrips } from './photo-strips.ts';

const WIDTH = 300;

function photos(count: number): string[] {
  const focus = (index: number) => (index % 2 === 0 ? '' : '#20-80');
  return Array.from({ length: count }, (_, at) => `/foto/${String(at).padStart(22, 'a')}-1200x900.webp${focus(at)}`);
}

/** The attributes are sorted, because generated markup may have them in a different order. */
function attributesOf(picture: Element | null): string[][] {
  const elements = [...(picture?.querySelectorAll('*') ?? [])];
  return elements.map(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`).toSorted());
}

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  HTMLElement.prototype.scrollTo = () => undefined;
});

let stopStrips = () => {};
afterEach(() => stopStrips());

function showCarousel(count: number, isDemo = false) {
  const { container } = render(
    <MemoryRouter>
      <PhotoCarousel photos={photos(count)} name="Podere" to="/struttura/1/podere" sizes="350px" isDemo={isDemo} />
      <LiveRegions />
    </MemoryRouter>,
  );
  stopStrips = followPhotoStrips(container, '350px');
  const strip = container.querySelector('.media-carousel') ?? container;
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} di Podere` }));
  return {
    strip,
    container,
    click,
    counter: () => container.querySelector('.ct')?.textContent,
  };
}

describe('the carousel', () => {
  test('updates the counter and the dots and announces the position when an arrow button is pressed', async () => {
    const { click, counter, container } = showCarousel(10);
    expect(container.querySelectorAll('.dt i')).toHaveLength(5);
    await click('Foto precedente');
    expect(counter()).toBe('10/10');
    expect(container.querySelector('.dt i:last-child')?.className).toBe('on');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Foto 10 di 10'), { timeout: 60_000 });
  });

  test('updates the counter on swipe, and loads only the photos near the visible photo', () => {
    const { strip, counter, container } = showCarousel(10);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent.touchStart(strip);
    expect(container.querySelectorAll('img')).toHaveLength(2);
    strip.scrollLeft = WIDTH;
    fireEvent.scroll(strip);
    expect(counter()).toBe('2/10');
    expect(container.querySelectorAll('img')).toHaveLength(3);
  });

  test('already shows the number of the target photo while an arrow button scrolls the strip', async () => {
    const { click, strip, counter } = showCarousel(3);
    await click('Foto successiva');
    strip.scrollLeft = WIDTH / 4;
    fireEvent.scroll(strip);
    expect(counter()).toBe('2/3');
  });

  test('links each photo to its struttura and renders the same markup as the React component', async () => {
    const { click, container } = showCarousel(3);
    await click('Foto successiva');
    await click('Foto successiva');
    const links = [...container.querySelectorAll('.tira > a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from(photos(3), () => '/struttura/1/podere'));
    const { container: expected } = render(
      photos(3).map((url, at) => (
        <Photo key={url} url={url} alt={`Podere, foto ${at + 1} di 3`} sizes="350px" tile={3 / 2} />
      )),
    );
    const drawn = links.map((link) => link.querySelector('picture'));
    expect(drawn.map(attributesOf)).toEqual([...expected.querySelectorAll('picture')].map(attributesOf));
  });

  test('shows no controls if there is only one photo, and a placeholder if there are none', () => {
    const { counter } = showCarousel(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(counter()).toBeUndefined();
    showCarousel(0);
    expect(screen.getByText('Foto in arrivo')).toBeDefined();
  });

  test('labels demo images', () => {
    showCarousel(2, true);
    expect(screen.getByText('Immagine dimostrativa')).toBeDefined();
  });
});

let sent: SentCall[] = [];

describe('the photo grid', () => {
  // Waits for history.back(), which is asynchronous and would close the dialog of the next test.
  afterEach(() => vi.waitUntil(() => window.history.state === null, { timeout: 60_000 }));

  function showGrid(count: number, details: object[] = []) {
    const urls = photos(count);
    const described = urls.map((immagine, index) => ({ immagine, stanza: null, didascalia: '', ...details[index] }));
    sent = answerCalls({ status: 200, body: { success: true, data: described } });
    render(<PhotoGrid photos={urls} name="Podere" isDemo={false} strutturaId={7} mosaic={chooseMosaic(urls)} />);
    return userEvent.setup();
  }

  test('renders up to four photos as buttons and shows how many more there are', () => {
    showGrid(4);
    const tiles = () => within(screen.getByRole('group', { name: 'Foto di Podere' })).getAllByRole('button');
    expect(tiles()).toHaveLength(4);
    expect(screen.queryByText(/^\+/)).toBeNull();
    cleanup();
    showGrid(10);
    expect(tiles()).toHaveLength(4);
    expect(screen.getByRole('button', { name: '+6 foto: apri tutte le 10 foto' }).textContent).toBe('+6 foto');
  });

  test('opens the lightbox at the pressed photo, pages with buttons and keys, and removes the lightbox on close', async () => {
    const user = showGrid(10);
    await user.click(screen.getByRole('button', { name: 'Apri la foto 3 di 10' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Foto di Podere' }));
    expect(dialog.getByRole('img').getAttribute('alt')).toBe('Podere, foto 3 di 10');
    await user.click(dialog.getByRole('button', { name: 'Foto successiva' }));
    expect(dialog.getByRole('group', { name: 'Foto 4 di 10' })).toBeDefined();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(dialog.getByRole('img').getAttribute('alt')).toBe('Podere, foto 2 di 10');
    await user.keyboard('{End}{ArrowRight}');
    expect(dialog.getByRole('img').getAttribute('alt')).toBe('Podere, foto 1 di 10');
    await vi.waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Foto 1 di 10'), { timeout: 60_000 });
    await user.click(dialog.getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens a photo pressed right after Esc, before the browser has gone back in the history', async () => {
    const user = showGrid(10);
    await user.click(screen.getByRole('button', { name: 'Apri la foto 3 di 10' }));
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    act(() => dialog.requestClose());
    fireEvent.click(screen.getByRole('button', { name: 'Apri la foto 2 di 10' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('img').getAttribute('alt')).toBe('Podere, foto 2 di 10');
    await user.click(again.getByRole('button', { name: 'Chiudi' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
  });

  test('opens the gallery, grouped by room, when «+N foto» is pressed, and closes one level for each «Chiudi»', async () => {
    const user = showGrid(6, [
      { stanza: 'esterno' },
      { stanza: 'cucina', didascalia: 'Il camino' },
      { stanza: 'cucina' },
    ]);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '+2 foto: apri tutte le 6 foto' }));
    const gallery = within(await screen.findByRole('dialog', { name: 'Foto di Podere' }));
    expect((await gallery.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      'Cucina',
      'Esterno',
      'Altre foto',
    ]);
    expect(gallery.getByText('Il camino')).toBeDefined();
    await user.click(gallery.getByRole('button', { name: 'Ingrandisci: Il camino' }));
    const photo = within((await screen.findAllByRole('dialog')).at(-1)!);
    expect(photo.getByText('Cucina').parentElement?.textContent).toBe('CucinaIl camino');
    await user.click(photo.getByRole('button', { name: 'Chiudi' }));
    await vi.waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1), { timeout: 60_000 });
    await user.click(gallery.getByRole('button', { name: 'Chiudi' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
  });

  // The lightbox must be closed before it is removed. Otherwise it would not return the focus.
  test('returns the focus to the pressed photo after «Tutte le foto» and after Back', async () => {
    const user = showGrid(3);
    const tile = screen.getByRole('button', { name: 'Apri la foto 2 di 3' });
    await user.click(tile);
    const lightbox = within(await screen.findByRole('dialog'));
    lightbox.getByRole('group').focus();
    await user.click(lightbox.getByRole('button', { name: 'Tutte le foto' }));
    const [photo] = await screen.findAllByRole('button', { name: /^Ingrandisci/ });
    expect(document.activeElement).toBe(tile);
    await user.click(photo!);
    within((await screen.findAllByRole('dialog')).at(-1)!)
      .getByRole('group')
      .focus();
    act(() => window.history.back());
    await vi.waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1), { timeout: 60_000 });
    expect(document.activeElement).toBe(photo);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Chiudi' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
  });

  test('shows the gallery without details if they fail to load', async () => {
    const user = showGrid(3);
    sent = answerCalls(null);
    await user.click(screen.getByRole('button', { name: 'Tutte le 3 foto' }));
    expect(await screen.findAllByRole('button', { name: /^Ingrandisci/ })).toHaveLength(3);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Chiudi' }));
  });
});
