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

function showButton() {
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

/** Has the device offer to share, which ends as this error says. */
function refuseOnDevice(name: string) {
  const device = vi.fn(() => Promise.reject(new DOMException('no', name)));
  Object.defineProperty(navigator, 'share', { configurable: true, value: device });
  return device;
}

test('a device that can share gets title and address', async () => {
  const device = refuseOnDevice('AbortError');
  await showButton().click();
  expect(device).toHaveBeenCalledWith({ title: 'Podere', url: URL });
  expect(screen.queryByText(/copia/i)).toBeNull();
});

test('the address is copied where the device fails to share', async () => {
  refuseOnDevice('NotAllowedError');
  const { write, click } = showButton();
  await click();
  await vi.waitFor(() => expect(write).toHaveBeenCalledWith(URL), { timeout: 60_000 });
});

test('the address is copied elsewhere, and the page says so', async () => {
  const { write, click } = showButton();
  await click();
  expect(write).toHaveBeenCalledWith(URL);
  expect(screen.getByText('Indirizzo copiato.')).toBeDefined();
  const status = screen.getByRole('status');
  await vi.waitFor(() => expect(status.textContent).toBe('Indirizzo copiato.'), { timeout: 60_000 });
});

test.each(['refuses to copy', 'has no clipboard, as on a site without TLS'])(
  'the page says what to do where the browser %s',
  async (why) => {
    const { write, click } = showButton();
    if (why === 'refuses to copy') write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    else Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await click();
    expect(await screen.findByText(/copialo dalla barra/, { selector: '[aria-hidden]' })).toBeDefined();
  },
);
