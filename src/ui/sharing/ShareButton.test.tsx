import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveRegions } from '../toasts/LiveRegions.tsx';
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

function refuseOnDevice(name: string) {
  const device = vi.fn(() => Promise.reject(new DOMException('no', name)));
  Object.defineProperty(navigator, 'share', { configurable: true, value: device });
  return device;
}

test('shares the title and URL through the device, and opens no dialog if sharing is cancelled', async () => {
  const device = refuseOnDevice('AbortError');
  await showButton().click();
  expect(device).toHaveBeenCalledWith({ title: 'Podere', url: URL });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens the dialog if the device fails to share', async () => {
  refuseOnDevice('NotAllowedError');
  await showButton().click();
  expect(await screen.findByRole('dialog', { name: 'Condividi' })).toBeDefined();
});

test('offers the link, WhatsApp and email in a dialog, and confirms that the link was copied', async () => {
  const { write, click } = showButton();
  await click();
  const dialog = within(await screen.findByRole('dialog', { name: 'Condividi' }));
  const text = encodeURIComponent(`Podere\n${URL}`);
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('WhatsApp')).toBe(`https://wa.me/?text=${text}`);
  expect(hrefOf('E-mail')).toBe(`mailto:?subject=Podere&body=${text}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Copia il link' }));
  expect(write).toHaveBeenCalledWith(URL);
  const [status] = dialog.getAllByRole('status');
  await vi.waitFor(() => expect(status?.textContent).toBe('Link copiato.'), { timeout: 60_000 });
});

test.each(['refuses to copy', 'has no clipboard, as on a site without TLS'])(
  'selects the link if the browser %s',
  async (why) => {
    const { write, click } = showButton();
    if (why === 'refuses to copy') write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    else Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await click();
    await userEvent.click(await screen.findByRole('button', { name: 'Copia il link' }));
    const address = screen.getByLabelText<HTMLInputElement>('Indirizzo della pagina');
    await vi.waitFor(() => expect(address.selectionEnd).toBe(URL.length), { timeout: 60_000 });
    expect([address.selectionStart, address.value]).toEqual([0, URL]);
  },
);
