import { useState } from 'react';
import { ProvinceMap } from './ProvinceMap.tsx';
import { ProvinciaList, type ProvinciaListProps } from './ProvinciaList.tsx';

type ProvinceExplorerProps = Omit<ProvinciaListProps, 'highlighted' | 'onHighlight'> & {
  /** The region's letters. */
  codice: string;
};

/** The provinces of a region as a list and as a map, lit together. */
export function ProvinceExplorer({ codice, province, counts, pathOf }: ProvinceExplorerProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  return (
    <div className="locations-provinces">
      <ProvinciaList {...{ province, counts, pathOf, highlighted }} onHighlight={setHighlighted} />
      <ProvinceMap {...{ codice, province, pathOf, highlighted }} onHighlight={setHighlighted} />
    </div>
  );
}
