import type { ReactNode } from 'react';
import { Drawing } from '../../../../ui/brand/Drawing.tsx';
import { catWindow } from '../../../../ui/drawings/window.ts';
import './newsletter.css';
import * as messages from '../../../messages/visitor.ts';

export function NewsletterPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="blog-letter">
        <div className="dentro">
          <h1>{title}</h1>
          <noscript>
            <p className="note warn">{messages.newsletterNeedsJavaScript}</p>
          </noscript>
          {children}
        </div>
        <div className="casa">
          <Drawing of={catWindow} />
        </div>
      </div>
    </div>
  );
}
