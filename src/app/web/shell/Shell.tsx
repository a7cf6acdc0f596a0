import { type ReactNode, type ComponentType, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { LiveRegions } from '../../../ui/LiveRegions.tsx';
import { currentLanguage } from '../../../kernel/current-language.ts';
import type { Language } from '../../../kernel/language.ts';
import { offeredLanguage } from '../../../kernel/offered-language.ts';
import { readLanguageChoice } from './language-choice.ts';
import { isOfOwners } from './LanguageLinks.tsx';
import { Header } from './Header.tsx';
import { LateFooter } from './late-footer.ts';
import { LateRouteError } from './late-route-error.ts';
import { ProgressLine } from './ProgressLine.tsx';
import { useAnnounceNavigation } from './use-announce-navigation.ts';
import type { AnalyticsSetup } from '../../../analytics/rules/analytics-setup.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import { useAnalytics } from './use-analytics.ts';
import { paths } from '../../../kernel/paths.ts';
import * as messages from '../../messages/visitor.ts';

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
      own: currentLanguage(),
      chosen: readLanguageChoice(),
      preferred: navigator.languages,
    });
    setOffered(language);
    if (language)
      import('./LanguageOffer.tsx').then(({ LanguageOffer }) => setPart(() => LanguageOffer)).catch(() => {});
  });
  return Part && offered && <Part language={offered} />;
}

/** The administrator's pages, and those where somebody pays, have a frame of their own, with the `<main>` in it; an administrator's error page has the frame of all. */
const OWN_FRAME = new RegExp(`^/admin(?:-ospitalia|/prenotazioni|/stato|/ripristino)?/?$|^${paths.pagamentoDemo}/`);

/** What stands around every page. Visitors' and owners' pages draw what goes into its `<main>`, never a `<main>` of their own. */
export function Shell({ children }: { children: ReactNode }) {
  useAnnounceNavigation();
  // So that it is there when the network is not.
  useWhenIdle(() => void LateRouteError.prepare().catch(() => undefined));
  const { pathname } = useLocation();
  const hasFailed = (useRouteError() ?? null) !== null;
  const hasOwnFrame = !hasFailed && OWN_FRAME.test(pathname);
  return (
    <>
      <ProgressLine />
      <a className="skip" href="#contenuto">
        {messages.skipToContentLink}
      </a>
      {!hasFailed && !hasOwnFrame && <LazyAnalytics />}
      {!hasFailed && !hasOwnFrame && !isOfOwners(pathname) && <LazyLanguageOffer />}
      {hasOwnFrame ? (
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
