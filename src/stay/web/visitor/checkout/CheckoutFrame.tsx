import { paths } from '../../../../kernel/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../../ui/Logo.tsx';
import { ThemeToggle } from '../../../../ui/ThemeToggle.tsx';
import './checkout.css';
import * as t from './messages.it.ts';

/** What stands around a page where somebody pays: nothing that leads away from it, and what everybody may want to read before. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="top">
        <div className="wrap">
          <Logo />
          <ThemeToggle />
        </div>
      </header>
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot stay-checkout-foot">
        <ul className="wrap">
          <li>
            <Link to={paths.contatti}>{t.contatti}</Link>
          </li>
          <li>
            <Link to={paths.termini}>{t.termini}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{t.privacy}</Link>
          </li>
        </ul>
      </footer>
    </>
  );
}
