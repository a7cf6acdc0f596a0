import { paths } from '../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import { PlaceBand } from '../../locations/web/PlaceBand.tsx';
import { PlaceTitle } from '../../locations/web/PlaceTitle.tsx';
import * as messages from '../messages/visitor.ts';

export function ItalyHeader({ title, band }: { title: string; band: string }) {
  return (
    <div className="locations-place-header over-list">
      <PlaceBand name={band} />
      <div className="wrap">
        <div className="tag">
          <nav aria-label={messages.breadcrumbLabel}>
            <ol className="crumb">
              <li>
                <Link to={`${paths.home}#regioni`}>{messages.italyLabel}</Link>
              </li>
              <li aria-current="page">{messages.searchButton}</li>
            </ol>
          </nav>
          <PlaceTitle {...{ title }} />
        </div>
      </div>
    </div>
  );
}
