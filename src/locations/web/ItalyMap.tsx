import { Link } from 'react-router';
import { placePath } from '../rules/place-path.ts';
import type { RegionCard } from './join-region-cards.ts';
import { MAP_VIEW_BOX, regionShape } from './RegionMap.tsx';
import * as messages from '../messages/visitor.ts';

type ItalyMapProps = {
  cards: RegionCard[];
  highlighted: string | null;
  onHighlight: (codice: string | null) => void;
  tabbable: boolean;
  caption: string;
};

export function ItalyMap({ cards, highlighted, onHighlight, tabbable, caption }: ItalyMapProps) {
  const shown = cards.find(({ codice }) => codice === highlighted);
  return (
    <>
      <svg viewBox={MAP_VIEW_BOX} role="group" aria-label={messages.regionsMapLabel}>
        {cards.map(({ codice, nome, slug }) => (
          <Link
            key={codice}
            to={placePath({ regione: slug })}
            className={codice === highlighted ? 'on' : undefined}
            aria-label={nome}
            tabIndex={tabbable ? undefined : -1}
            onMouseEnter={() => onHighlight(codice)}
            onMouseLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(codice)}
            onBlur={() => onHighlight(null)}
          >
            <use href={regionShape(codice)} />
          </Link>
        ))}
        <use className="names hide-d" href={regionShape('nomi')} />
      </svg>
      <div className="lbl" aria-hidden="true">
        <b>{shown?.nome ?? messages.italyLabel}</b>
        <span>{shown?.descrizione ?? caption}</span>
      </div>
    </>
  );
}
