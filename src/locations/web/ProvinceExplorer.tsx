import { useState } from 'react';
import { Link } from 'react-router';
import type { Provincia } from '../contract.ts';
import { ProvinceMap } from './ProvinceMap.tsx';
import * as messages from '../messages/visitor.ts';

type ProvinciaListProps = {
  province: readonly Provincia[];
  counts: Record<number, number> | null;
  pathOf: (provincia: Provincia) => string;
  highlighted: string | null;
  onHighlight: (sigla: string | null) => void;
};

function ProvinciaList({ province, counts, pathOf, highlighted, onHighlight }: ProvinciaListProps) {
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
            <b>{provincia.nome}</b> <span>{counts && messages.homeCount(counts[provincia.id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ProvinceExplorerProps = Omit<ProvinciaListProps, 'highlighted' | 'onHighlight'> & {
  codice: string;
};

export function ProvinceExplorer({ codice, province, counts, pathOf }: ProvinceExplorerProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  return (
    <div className="locations-provinces">
      <ProvinciaList {...{ province, counts, pathOf, highlighted }} onHighlight={setHighlighted} />
      <ProvinceMap {...{ codice, province, pathOf, highlighted }} onHighlight={setHighlighted} />
    </div>
  );
}
