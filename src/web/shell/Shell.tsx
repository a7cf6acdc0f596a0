import type { ReactNode } from 'react';
import { LiveRegions } from '../../ui/LiveRegions.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every page. Pages draw what goes into its `<main>`, never a `<main>` of their own. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <>
      <a className="skip" href="#contenuto">
        Vai al contenuto
      </a>
      <Header />
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LiveRegions />
    </>
  );
}
