import { Link } from 'react-router';
import type { Provincia } from '../contract.ts';
import { locationsMessages } from '../messages.it.ts';

type ProvinciaListProps = {
  province: Provincia[];
  /** Approved strutture by `provincia_id`. */
  counts: Record<number, number>;
  pathOf: (provincia: Provincia) => string;
};

/** The provinces of a region as a list to read, each with the number of its homes. */
export function ProvinciaList({ province, counts, pathOf }: ProvinciaListProps) {
  return (
    <ul className="citta">
      {province.map((provincia) => (
        <li key={provincia.id}>
          <Link to={pathOf(provincia)}>
            <b>{provincia.nome}</b> <span>{locationsMessages.case(counts[provincia.id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
