import { Link } from 'react-router';
import type { Provincia } from '../contract.ts';
import { locationsMessages } from '../messages.it.ts';

export type ProvinciaListProps = {
  province: readonly Provincia[];
  /** Approved strutture by `provincia_id`; `null` while nobody could count them. */
  counts: Record<number, number> | null;
  pathOf: (provincia: Provincia) => string;
  /** The letters of the province that is lit. */
  highlighted: string | null;
  onHighlight: (sigla: string | null) => void;
};

/** The provinces of a region as a list to read, each with the number of its homes; one is lit together with its shape on the map. */
export function ProvinciaList({ province, counts, pathOf, highlighted, onHighlight }: ProvinciaListProps) {
  return (
    <ul className="locations-towns">
      {province.map((provincia) => (
        <li key={provincia.id}>
          <Link
            to={pathOf(provincia)}
            className={provincia.sigla === highlighted ? 'on' : undefined}
            onMouseEnter={() => onHighlight(provincia.sigla)}
            onMouseLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(provincia.sigla)}
            onBlur={() => onHighlight(null)}
          >
            <b>{provincia.nome}</b> <span>{counts && locationsMessages.case(counts[provincia.id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
