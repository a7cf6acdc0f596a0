import type { ReactNode } from 'react';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';

/** Around the administrator's login: nothing to wander off to. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="accounts-login">
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <ThemeToggle />
    </div>
  );
}
