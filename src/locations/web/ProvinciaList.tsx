import { Link } from 'react-router';
import type { Provincia } from '../contract.ts';
import { locationsMessages } from '../messages.it.ts';

export type ProvinciaListProps = {
  province: readonly Provincia[];
  /** Approved strutture by `provincia_id`; `null` while nobody could count them. */
  counts: Record<number, number> | null;
  pathOf: (provincia: Provincia) => string;
  /** The letters of the province that is lit. */
  lit: string | null;
  onLight: (sigla: string | null) => void;
};

/** The provinces of a region as a list to read, each with the number of its homes; one is lit together with its shape on the map. */
export function ProvinciaList({ province, counts, pathOf, lit, onLight }: ProvinciaListProps) {
  return (
    <ul className="citta">
      {province.map((provincia) => (
        <li key={provincia.id}>
          <Link
            to={pathOf(provincia)}
            className={provincia.sigla === lit ? 'on' : undefined}
            onMouseEnter={() => onLight(provincia.sigla)}
            onMouseLeave={() => onLight(null)}
            onFocus={() => onLight(provincia.sigla)}
            onBlur={() => onLight(null)}
          >
            <b>{provincia.nome}</b> <span>{counts && locationsMessages.case(counts[provincia.id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
