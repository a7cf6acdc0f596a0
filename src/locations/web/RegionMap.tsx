import mapUrl from './art/italia.svg?url';
import { regionCards } from './region-cards.ts';

export const MAP_VIEW_BOX = '0 0 610 793';

export function regionShape(codice: string): string {
  return `${mapUrl}#${codice}`;
}

export function RegionMap({ codici }: { codici: readonly string[] }) {
  return (
    <svg viewBox={MAP_VIEW_BOX} aria-hidden="true">
      {regionCards.map((card) => (
        <use
          key={card.codice}
          className={codici.includes(card.codice) ? 'on' : undefined}
          href={regionShape(card.codice)}
        />
      ))}
    </svg>
  );
}
