import type { ReactNode } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { LiveRegions } from '../../../ui/LiveRegions.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LazyAnalytics } from './LazyAnalytics.tsx';
import { useAnnounceNavigation } from './use-announce-navigation.ts';
import * as t from './messages.it.ts';

/** The administrator's pages have a frame of their own, with the `<main>` in it; their error page has the frame of all. */
const OWN_FRAME = /^\/admin(?:-ospitalia|\/prenotazioni)?\/?$/;

/** What stands around every page. Visitors' and owners' pages draw what goes into its `<main>`, never a `<main>` of their own. */
export function Shell({ children }: { children: ReactNode }) {
  useAnnounceNavigation();
  const { pathname } = useLocation();
  const hasFailed = (useRouteError() ?? null) !== null;
  const hasOwnFrame = !hasFailed && OWN_FRAME.test(pathname);
  return (
    <>
      <a className="skip" href="#contenuto">
        {t.vaiAlContenuto}
      </a>
      {!hasFailed && !hasOwnFrame && <LazyAnalytics />}
      {hasOwnFrame ? (
        children
      ) : (
        <>
          <Header />
          <main id="contenuto" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </>
      )}
      <LiveRegions />
    </>
  );
}
