import type { ReactNode } from 'react';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';

type LoginFrameProps = {
  isInSite?: boolean;
  children: ReactNode;
};

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
