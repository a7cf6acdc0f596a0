import mapUrl from './art/italia.svg?url';
import { regionCards } from './region-cards.ts';

/** Size of the drawing `art/italia.svg`. */
export const MAP_VIEW_BOX = '0 0 610 793';

/** Address of a region's shape on the map of Italy. */
export function regionShape(codice: string): string {
  return `${mapUrl}#${codice}`;
}

/** A small map of Italy with one region lit, as decoration beside its name. */
export function RegionMap({ codice }: { codice: string }) {
  return (
    <svg viewBox={MAP_VIEW_BOX} aria-hidden="true">
      {regionCards.map((card) => (
        <use key={card.codice} className={card.codice === codice ? 'on' : undefined} href={regionShape(card.codice)} />
      ))}
    </svg>
  );
}
