import type { ReactNode } from 'react';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';

/** The panel's place while there is no panel in it yet: its bar without its buttons, so that nothing jumps when it comes. */
export function GuardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="accounts-frame">
      <header className="top">
        <div className="wrap">
          <Logo />
          <ThemeToggle />
        </div>
      </header>
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
