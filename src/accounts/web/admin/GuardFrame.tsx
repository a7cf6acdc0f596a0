import type { ReactNode } from 'react';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';

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
