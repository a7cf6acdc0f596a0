import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Surroundings as Distances } from '../../../locations/rules/measure-surroundings.ts';
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
  const { sea_km, station, airport, town } = distances;
  const facts: { icon: IconName; name: string; text: string | null }[] = [
    { icon: 'waves', name: t.mare, text: sea_km === null ? null : t.circa(sea_km) },
    { icon: 'train', name: t.stazione, text: station && t.circaDa(station.nome, station.km) },
    { icon: 'airplane-tilt', name: t.aeroporto, text: airport && t.circaDa(airport.nome, airport.km) },
    { icon: 'buildings', name: t.citta, text: town && t.circaDa(town.nome, town.km) },
  ];
  return (
    <div className="blk strutture-dove" id="dove-sei">
      <h2>{t.doveSei}</h2>
      <p>
        <b>{formatAddress(struttura)}</b>
        <span>{t.precisione[struttura.posizione.precisione]}</span>
      </p>
      <div className="mappa">
        {children}
        <span className="media-on-photo" aria-hidden="true">{`${struttura.citta} (${struttura.sigla})`}</span>
      </div>
      <dl>
        {facts.map(
          ({ icon, name, text }) =>
            text !== null && (
              <div key={name}>
                <dt>
                  <Icon name={icon} />
                  {name}
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="fonte">
        {t.distanze} <Link to="/attribuzioni">{t.fonti}</Link>
      </p>
    </div>
  );
}
