import type { ReactNode } from 'react';
import { Drawing } from '../../ui/Drawing.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';

/** Around the administrator's login: the name of the house and nothing to wander off to. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="portone">
      <header className="wrap">
        <Logo />
        <ThemeToggle />
      </header>
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <div className="casa" aria-hidden="true">
        <Drawing name="facade" />
      </div>
    </div>
  );
}
