import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/brand/Drawing.tsx';
import { facade } from '../../../ui/drawings/facade.ts';
import * as messages from '../../messages/owner.ts';

type SignInLayoutProps = { title: string; children: ReactNode };

export function SignInLayout({ title, children }: SignInLayoutProps) {
  return (
    <div className="wrap">
      <div className="accounts-sign-in">
        <div className="dentro">
          <h1>{title}</h1>
          <noscript>
            <p className="note warn">{messages.javaScriptRequired}</p>
          </noscript>
          {children}
        </div>
        <div className="casa">
          <Drawing of={facade} />
        </div>
      </div>
    </div>
  );
}
