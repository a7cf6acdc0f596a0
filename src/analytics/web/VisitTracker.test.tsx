import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSENT_KEY, writeConsent } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { ConsentControls } from './ConsentControls.tsx';
import { VisitTracker } from './VisitTracker.tsx';

const setup: AnalyticsSetup = { provider: 'plausible', site: 'ospitalia.it', url: 'https://plausible.io' };
const sent = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const sentEvents = () =>
  sent.mock.calls.map(([url, options]) => {
    expect(url).toBe('https://plausible.io/api/event');
    expect(options).toMatchObject({ credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' });
    const { name, url: page } = JSON.parse(options?.body as string) as { name: string; url: string };
    return `${name} ${new URL(page).pathname}`;
  });

const NAMES: Record<string, string[]> = { '/strutture/toscana': ['Toscana'] };

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <VisitTracker
        setup={setup}
        path={pathname}
        names={NAMES[pathname] ?? []}
        isCounted={!pathname.startsWith('/p')}
        isChosenHere={pathname === '/cookie'}
      />
      <main id="contenuto" tabIndex={-1}>
        <a href="/strutture/toscana?dal=2026-12-01#case">Toscana</a>
        {pathname === '/cookie' && <ConsentControls setup={setup} />}
      </main>
    </>
  );
}

function open(path = '/') {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return { user: userEvent.setup(), ...render(<Stub initialEntries={[path]} />) };
}

const agree = () => localStorage.setItem(CONSENT_KEY, writeConsent('accettato', setup, Date.now()));
const banner = () => screen.queryByRole('region', { name: 'Possiamo contare le visite?' });
const button = (name: string) => screen.getByRole('button', { name });

describe('VisitTracker', () => {
  test.each(['Rifiuta', 'Chiudi e rifiuta'])(
    'sends nothing after a click on «%s», and stores the refusal',
    async (name) => {
      const { user, unmount } = open();
      await user.click(button(name));
      expect(banner()).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('main'));
      unmount();
      open('/strutture/toscana');
      expect(banner()).toBeNull();
      expect(sentEvents()).toEqual([]);
    },
  );

  test('sends the path instead of the page title if the URL contains a search query', () => {
    const umami: AnalyticsSetup = { provider: 'umami', site: 'a', url: 'https://u.example' };
    localStorage.setItem(CONSENT_KEY, writeConsent('accettato', umami, Date.now()));
    const titleAt = (address: string) => {
      history.replaceState(null, '', address);
      document.title = 'Un titolo';
      sent.mockClear();
      render(<VisitTracker setup={umami} path="/blog" names={[]} isCounted isChosenHere={false} />).unmount();
      return JSON.parse(sent.mock.calls[0]?.[1]?.body as string).payload.title as string;
    };
    expect([titleAt('/blog'), titleAt('/blog?cerca=segreto')]).toEqual(['Un titolo', '/blog']);
    history.replaceState(null, '', '/');
  });

  test('sends nothing on private pages, even after consent', () => {
    agree();
    open('/prenotazione/abc');
    expect(sentEvents()).toEqual([]);
  });

  test.each(['/prenotazione/abc', '/proprietario', '/cookie'])('shows no banner on %s', (path) => {
    open(path);
    expect(banner()).toBeNull();
  });
});

describe('VisitTracker when the choice changes', () => {
  test('hides the banner and sends nothing after a refusal in a second tab', () => {
    open();
    localStorage.setItem(CONSENT_KEY, writeConsent('rifiutato', setup, Date.now()));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
    expect(banner()).toBeNull();
    expect(sentEvents()).toEqual([]);
  });
});

describe('VisitTracker in browsers that get no banner', () => {
  test('treats a Global Privacy Control signal as a refusal even after consent, and mentions the signal on the cookie page', () => {
    agree();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    open().unmount();
    expect(banner()).toBeNull();
    open('/cookie');
    expect(sentEvents()).toEqual([]);
    expect(screen.getByText(/Il tuo browser chiede di non essere seguito/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accetta' })).toBeNull();
  });

  test('shows no banner if storage is unavailable, because it would reappear on every page', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    open();
    expect(banner()).toBeNull();
    expect(sentEvents()).toEqual([]);
  });
});

test('VisitTracker ignores failures of the analytics service', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const { user } = open();
  await user.click(button('Accetta'));
  expect(sentEvents()).toEqual(['pageview /']);
  sent.mockReset();
});

test('VisitTracker sends the page view of a prerendered page once, when the page becomes visible', () => {
  agree();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  open('/blog');
  expect(sentEvents()).toEqual([]);
  for (const isHidden of [false, true, false]) turn(isHidden);
  expect(sentEvents()).toEqual(['pageview /blog']);
});
