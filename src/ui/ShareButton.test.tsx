import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegions } from './LiveRegions.tsx';
import { ShareButton } from './ShareButton.tsx';

const URL = 'https://ospitalia.example/struttura/7/podere';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

async function share() {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  render(
    <>
      <ShareButton title="Podere" url={URL} />
      <LiveRegions />
    </>,
  );
  return { write, click: () => user.click(screen.getByRole('button', { name: 'Condividi' })) };
}

test('where the device can share, it gets title and address', async () => {
  const device = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: device });
  const { click } = await share();
  await click();
  expect(device).toHaveBeenCalledWith({ title: 'Podere', url: URL });
  expect(screen.queryByText(/copia/i)).toBeNull();
});

test('elsewhere the address is copied, and the page says so', async () => {
  const { write, click } = await share();
  await click();
  expect(write).toHaveBeenCalledWith(URL);
  expect(screen.getByText('Indirizzo copiato.')).toBeDefined();
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Indirizzo copiato.'), {
    timeout: 20_000,
  });
});

test('where copying is refused, the page says what to do', async () => {
  const { write, click } = await share();
  write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await click();
  expect(await screen.findByText(/copialo dalla barra del browser/)).toBeDefined();
});

test('where the browser has no clipboard, as on a site without TLS, the page says what to do', async () => {
  const { click } = await share();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await click();
  expect(await screen.findByText(/copialo dalla barra del browser/)).toBeDefined();
});

test('where the device fails to share, the address is copied', async () => {
  const device = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: device });
  const { write, click } = await share();
  await click();
  await vi.waitFor(() => expect(write).toHaveBeenCalledWith(URL), { timeout: 20_000 });
});
