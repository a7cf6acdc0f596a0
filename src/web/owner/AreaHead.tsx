import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { OWNER_AREA } from './return-path.ts';

type AreaHeadProps = {
  title: string;
  /** Between the list of strutture and this page. */
  above?: { to: string; label: string };
  /** Below the title. */
  below?: ReactNode;
  children?: ReactNode;
};

/** The head of a page of the area that is not about one struttura. */
export function AreaHead({ title, above, below, children }: AreaHeadProps) {
  return (
    <header className="capo-area">
      <div>
        <nav aria-label="Percorso">
          <ol className="crumb">
            <li>
              <Link to={OWNER_AREA}>Le mie strutture</Link>
            </li>
            {above && (
              <li>
                <Link to={above.to}>{above.label}</Link>
              </li>
            )}
          </ol>
        </nav>
        <h1>{title}</h1>
        {below}
      </div>
      {children}
    </header>
  );
}
