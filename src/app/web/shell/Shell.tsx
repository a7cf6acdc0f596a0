import { type ReactNode, type ComponentType, useState, useEffect, useRef } from 'react';
import { useLocation, useRouteError, useNavigation } from 'react-router';
import { LiveRegions } from '../../../ui/toasts/LiveRegions.tsx';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { type Language, offeredLanguage } from '../../../kernel/language.ts';
import { readLanguageChoice } from './language-choice.ts';
import { isOfOwners } from './LanguageLinks.tsx';
import { Header } from './Header.tsx';
import { LateFooter, LateRouteError } from './late-parts.ts';
import type { AnalyticsSetup } from '../../../analytics/rules/analytics-setup.ts';
import { useWhenIdle } from '../../../ui/loading/use-when-idle.ts';
import { useAnalytics } from './use-analytics.ts';
import { ADMIN, ADMIN_LOGIN } from '../../../kernel/pages/admin-paths.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import * as messages from '../../messages/visitor.ts';
import { announce } from '../../../ui/toasts/announce.ts';

function focusHeading(): void {
  const content = document.getElementById('contenuto');
  const heading = content?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}

/** Announces the page title after each navigation. Moves the focus to the heading only if the focused element is gone. */
export function useAnnounceNavigation(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (document.activeElement === document.body) focusHeading();
    announce(document.title);
  }, [page]);
}

function ProgressLine() {
  return useNavigation().state === 'idle' ? null : <div className="progress" aria-hidden="true" />;
}

function LazyAnalytics() {
  const setup = useAnalytics();
  const [Part, setPart] = useState<ComponentType<{ setup: AnalyticsSetup }> | null>(null);
  useWhenIdle(() => {
    if (setup) import('./MeasuredPage.tsx').then(({ MeasuredPage }) => setPart(() => MeasuredPage)).catch(() => {});
  });
  return Part && setup && <Part setup={setup} />;
}

function LazyLanguageOffer() {
  const [Part, setPart] = useState<ComponentType<{ language: Language }> | null>(null);
  const [offered, setOffered] = useState<Language | null>(null);
  useWhenIdle(() => {
    const language = offeredLanguage({
      page: currentLanguage(),
      chosen: readLanguageChoice(),
      preferred: navigator.languages,
    });
    setOffered(language);
    if (language)
      import('./LanguageOffer.tsx').then(({ LanguageOffer }) => setPart(() => LanguageOffer)).catch(() => {});
  });
  return Part && offered && <Part language={offered} />;
}

/** Paths of pages that have a frame with its own `<main>`. The root's error page has the common frame even at these paths. */
const FRAMELESS_PATHS = new RegExp(
  `^(?:${ADMIN_LOGIN}|${ADMIN}(?:/prenotazioni|/stato|/ripristino)?)/?$|^${paths.pagamentoDemo}/`,
);

/** Pages in this frame must contain no `<main>`, because the frame has one. */
export function Shell({ children }: { children: ReactNode }) {
  useAnnounceNavigation();
  // The error page is loaded in advance, so that it is available if the network fails.
  useWhenIdle(() => void LateRouteError.prepare().catch(() => undefined));
  const { pathname } = useLocation();
  const hasFailed = (useRouteError() ?? null) !== null;
  const isFrameless = !hasFailed && FRAMELESS_PATHS.test(pathname);
  return (
    <>
      <ProgressLine />
      <a className="skip" href="#contenuto">
        {messages.skipToContentLink}
      </a>
      {!hasFailed && !isFrameless && <LazyAnalytics />}
      {!hasFailed && !isFrameless && !isOfOwners(pathname) && <LazyLanguageOffer />}
      {isFrameless ? (
        children
      ) : (
        <>
          <Header />
          <main id="contenuto" tabIndex={-1}>
            {children}
          </main>
          <LateFooter />
        </>
      )}
      <LiveRegions />
    </>
  );
}
