import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { Segmented } from '../../ui/Segmented.tsx';
import type { Regione } from '../contract.ts';
import { roundTotal } from '../rules/round-total.ts';
import { ItalyMap } from './ItalyMap.tsx';
import { joinRegionCards } from './join-region-cards.ts';
import { RegionPoster } from './RegionPoster.tsx';
import * as t from './messages.it.ts';

const views = [
  { value: 'cartoline', label: t.cartoline, icon: 'images' },
  { value: 'mappa', label: t.mappa, icon: 'map-trifold' },
] as const;

type Totals = { regioni: number; province: number; strutture: number };

type RegionExplorerProps = {
  regioni: Regione[];
  totals: Totals | null;
  children?: ReactNode;
};

function HomeFigures({ totals }: { totals: Totals }) {
  const figures = [
    [totals.regioni, t.regioni],
    [totals.province, t.province],
    [roundTotal(totals.strutture), t.struttureRicettive],
  ] as const;
  return (
    <div className="locations-figures">
      {figures.map(([figure, label]) => (
        <div key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </div>
      ))}
      <p>{t.scegliUnaRegionePerVedere}</p>
    </div>
  );
}

/** The region picker: 20 posters and the map of Italy, lit together; on a phone one of the two at a time. */
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
            <h2 id="esplora">{t.esploraLeRegioniItalia}</h2>
            <p>
              <span className="hide-m">{t.cliccaSuUnaRegione}</span>
              <span className="hide-d">{t.scegliUnaRegione}</span>
            </p>
          </div>
          <Segmented label={t.vista} className="hide-d" options={views} value={view} onChange={setView} />
        </div>
        <div className={`locations-explorer locations-view-${view}`}>
          <div className="locations-map">
            <ItalyMap
              cards={cards}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              tabbable={view === 'mappa'}
              caption={totals ? t.regioniProvince(totals.regioni, totals.province) : t.soloRegioni(cards.length)}
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
        {totals ? <HomeFigures totals={totals} /> : children}
      </div>
    </section>
  );
}
