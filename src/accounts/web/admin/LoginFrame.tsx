import type { ReactNode } from 'react';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';

type LoginFrameProps = {
  /** In the frame of all pages, which has a header and a `<main>` of its own: what a link in a mail opens. */
  isInSite?: boolean;
  children: ReactNode;
};

/** Around the administrator's login: nothing to wander off to. */
export function LoginFrame({ isInSite = false, children }: LoginFrameProps) {
  if (isInSite) return <div className="accounts-login">{children}</div>;
  return (
    <div className="accounts-login">
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      <ThemeToggle />
    </div>
  );
}
