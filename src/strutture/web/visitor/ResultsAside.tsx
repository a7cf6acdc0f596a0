import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { RegionMap } from '../../../locations/web/RegionMap.tsx';
import { SafeAside } from './SafeAside.tsx';
import * as messages from '../../messages/visitor.ts';

/** Beside a list: where in Italy it lies, if it is not everywhere. */
export function ResultsAside({ regions }: { regions: { codici: string[]; title: string } | null }) {
  return (
    <SafeAside>
      {regions && (
        <div className="card strutture-side locations-mini">
          <RegionMap codici={regions.codici} />
          <h2 className="h4 mt-4">{regions.title}</h2>
          <p>
            <Link to={`${paths.home}#regioni`}>{messages.backToMapLink}</Link>
          </p>
        </div>
      )}
    </SafeAside>
  );
}
