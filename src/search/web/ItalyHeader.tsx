import { Link } from 'react-router';
import { Drawing } from '../../ui/Drawing.tsx';
import * as t from './messages.it.ts';

/** The head of a list that is of no single place: the house of the brand, the way here and the title. */
export function ItalyHeader({ title }: { title: string }) {
  return (
    <div className="locations-place-header over-list search-italia">
      <div className="bg" aria-hidden="true">
        <Drawing name="facade" />
      </div>
      <div className="wrap">
        <div className="tag">
          <nav aria-label={t.percorso}>
            <ol className="crumb">
              <li>
                <Link to="/#regioni">{t.italia}</Link>
              </li>
              <li aria-current="page">{t.cerca}</li>
            </ol>
          </nav>
          <h1>{title}</h1>
        </div>
      </div>
    </div>
  );
}
