import { paths } from '../../../../kernel/pages/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../../../ui/brand/Logo.tsx';
import { ThemeToggle } from '../../../../ui/brand/ThemeToggle.tsx';
import './checkout.css';
import * as messages from '../../../messages/visitor.ts';

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
            <Link to={paths.contatti}>{messages.contactsLink}</Link>
          </li>
          <li>
            <Link to={paths.termini}>{messages.termsLink}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{messages.privacyLink}</Link>
          </li>
        </ul>
      </footer>
    </>
  );
}
