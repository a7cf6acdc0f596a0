import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { latePart } from './late-part.ts';

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
