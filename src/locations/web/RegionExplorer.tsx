import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { roundTotal } from '../../kernel/text/format-count.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import type { Regione } from '../contract.ts';
import { ItalyMap } from './ItalyMap.tsx';
import { joinRegionCards } from './join-region-cards.ts';
import { RegionPoster } from './RegionPoster.tsx';
import * as messages from '../messages/visitor.ts';

const views = [
  { value: 'cartoline', label: messages.postcardsView, icon: 'images' },
  { value: 'mappa', label: messages.mapView, icon: 'map-trifold' },
] as const;

type Totals = { regioni: number; province: number; strutture: number };

type RegionExplorerProps = {
  regioni: Regione[];
  totals: Totals | null;
  children?: ReactNode;
};

function HomeTotals({ totals }: { totals: Totals }) {
  const entries = [
    [totals.regioni, messages.regionsLabel],
    [totals.province, messages.provincesTitle],
    [roundTotal(totals.strutture), messages.propertiesTitle],
  ] as const;
  return (
    <div className="locations-figures">
      {entries.map(([value, label]) => (
        <div key={label}>
          <b>{value}</b>
          <span>{label}</span>
        </div>
      ))}
      <p>{messages.chooseRegionForCounts}</p>
    </div>
  );
}

export function RegionExplorer({ regioni, totals, children }: RegionExplorerProps) {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [view, setView] = useState<'cartoline' | 'mappa'>('cartoline');
  const loading = useNavigation().state !== 'idle';
  const cards = joinRegionCards(regioni);
  return (
    <section className="section locations-explore" id="regioni" aria-labelledby="esplora">
      <div className="wrap">
        <div className="hd">
          <div>
            <h2 id="esplora">{messages.exploreRegionsTitle}</h2>
            <p>
              <span className="hide-m">{messages.clickRegionHint}</span>
              <span className="hide-d">{messages.chooseRegionHint}</span>
            </p>
          </div>
          <Segmented label={messages.viewLabel} className="hide-d" options={views} value={view} onChange={setView} />
        </div>
        <div className={`locations-explorer locations-view-${view}`}>
          <div className="locations-map">
            <ItalyMap
              cards={cards}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              tabbable={view === 'mappa'}
              caption={
                totals
                  ? messages.regionAndProvinceCount(totals.regioni, totals.province)
                  : messages.regionCount(cards.length)
              }
            />
          </div>
          <ul className="locations-posters">
            {cards.map((card) => (
              <li key={card.codice}>
                <RegionPoster
                  card={card}
                  highlighted={card.codice === highlighted}
                  onHighlight={setHighlighted}
                  loading={loading}
                />
              </li>
            ))}
          </ul>
        </div>
        {totals ? <HomeTotals totals={totals} /> : children}
      </div>
    </section>
  );
}
