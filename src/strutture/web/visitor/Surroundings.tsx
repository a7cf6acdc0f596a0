import { paths } from '../../../kernel/pages/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Near, Surroundings as Distances } from '../../../locations/rules/measure-surroundings.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Struttura } from '../../contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import * as messages from '../../messages/visitor.ts';

type SurroundingsProps = {
  struttura: Pick<Struttura, 'indirizzo' | 'cap' | 'citta' | 'sigla' | 'posizione'>;
  distances: Distances;
  children: ReactNode;
};

export function Surroundings({ struttura, distances, children }: SurroundingsProps) {
  const { sea, station, airport, town } = distances;
  // Approximate places and the coastline data are not precise enough to show metres.
  const isExact = struttura.posizione.precisione === 'esatta';
  const facts: { icon: IconName; name: string; at: (Near & { nome?: string }) | null }[] = [
    { icon: 'waves', name: messages.seaLabel, at: sea },
    { icon: 'train', name: messages.stationLabel, at: station },
    { icon: 'airplane-tilt', name: messages.airportLabel, at: airport },
    { icon: 'buildings', name: messages.nearestTownLabel, at: town },
  ];
  return (
    <div className="blk strutture-dove" id="dove-sei">
      <h2>{messages.locationTitle}</h2>
      <p>
        <b>{formatAddress(struttura)}</b>
        <span>{messages.mapPrecisionNotes[struttura.posizione.precisione]}</span>
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
                <dd className="km">{messages.approximateDistance(at.km, isExact && at !== sea)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="fonte">
        {messages.distancesNote} <Link to={paths.attribuzioni}>{messages.sourcesLink}</Link>
      </p>
    </div>
  );
}
