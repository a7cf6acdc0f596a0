import { paths } from '../../../kernel/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Near, Surroundings as Distances } from '../../../locations/rules/measure-surroundings.ts';
import type { IconName } from '../../../ui/icon-name.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import * as t from './surroundings-messages.it.ts';

type SurroundingsProps = {
  struttura: Pick<Struttura, 'indirizzo' | 'cap' | 'citta' | 'sigla' | 'posizione'>;
  distances: Distances;
  /** The map. */
  children: ReactNode;
};

/** Where a home stands: its address as far as it is told, the map, and how far the sea, a train, a flight and the next town are. */
export function Surroundings({ struttura, distances, children }: SurroundingsProps) {
  const { sea, station, airport, town } = distances;
  // A coast is drawn too coarsely to tell metres, and so is a home whose place is told about.
  const isExact = struttura.posizione.precisione === 'esatta';
  const facts: { icon: IconName; name: string; at: (Near & { nome?: string }) | null }[] = [
    { icon: 'waves', name: t.mare, at: sea },
    { icon: 'train', name: t.stazione, at: station },
    { icon: 'airplane-tilt', name: t.aeroporto, at: airport },
    { icon: 'buildings', name: t.citta, at: town },
  ];
  return (
    <div className="blk strutture-dove" id="dove-sei">
      <h2>{t.doveSiTrova}</h2>
      <p>
        <b>{formatAddress(struttura)}</b>
        <span>{t.precisione[struttura.posizione.precisione]}</span>
      </p>
      <div className="mappa">{children}</div>
      <dl>
        {facts.map(
          ({ icon, name, at }) =>
            at !== null && (
              <div key={name}>
                <dt>
                  <Icon name={icon} size={24} />
                  {name}
                </dt>
                {at.nome !== undefined && <dd className="nome">{at.nome}</dd>}
                <dd className="km">{t.circa(at.km, isExact && at !== sea)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="fonte">
        {t.distanze} <Link to={paths.attribuzioni}>{t.fonti}</Link>
      </p>
    </div>
  );
}
