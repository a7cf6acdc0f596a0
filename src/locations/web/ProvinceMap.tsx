import { Link } from 'react-router';
import type { Provincia } from '../contract.ts';
import * as messages from '../messages/visitor.ts';

const maps = import.meta.glob<string>('./art/province/*.svg', { query: '?url', import: 'default', eager: true });

const VIEW_BOX = '0 0 600 600';
/** Code of the region whose map shows no provinces, because the borders of Sardinia's new provinces are not available yet. */
const UNDIVIDED = 'SAR';

type ProvinceMapProps = {
  codice: string;
  province: readonly Provincia[];
  pathOf: (provincia: Provincia) => string;
  highlighted: string | null;
  onHighlight: (sigla: string | null) => void;
};

/** Draws the provinces of a region. Tab skips the map, because the list next to it has the same links. */
export function ProvinceMap({ codice, province, pathOf, highlighted, onHighlight }: ProvinceMapProps) {
  const map = maps[`./art/province/${codice}.svg`] ?? '';
  if (codice === UNDIVIDED)
    return (
      <figure className="locations-provinces-map">
        <svg viewBox={VIEW_BOX} aria-hidden="true" className="intera">
          <use href={`${map}#${UNDIVIDED}`} />
        </svg>
        <figcaption>{messages.provincesNotDrawn}</figcaption>
      </figure>
    );
  return (
    <div className="locations-provinces-map">
      <svg viewBox={VIEW_BOX} role="group" aria-label={messages.provinceMapTitle}>
        {province.map((provincia) => (
          <Link
            key={provincia.sigla}
            to={pathOf(provincia)}
            className={provincia.sigla === highlighted ? 'on' : undefined}
            aria-label={provincia.nome}
            tabIndex={-1}
            onMouseEnter={() => onHighlight(provincia.sigla)}
            onMouseLeave={() => onHighlight(null)}
          >
            <use href={`${map}#${provincia.sigla}`} />
          </Link>
        ))}
      </svg>
    </div>
  );
}
