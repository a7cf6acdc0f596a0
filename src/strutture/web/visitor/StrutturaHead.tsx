import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import type { Struttura } from '../../contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { Badges } from './Badges.tsx';
import { SaveButton } from './saved/SaveButton.tsx';
import * as messages from '../../messages/visitor.ts';

type StrutturaHeadProps = {
  struttura: Struttura;
  url: string;
  /** What a night costs, for screens on which the booking panel begins below the photos. */
  children: ReactNode;
};

export function StrutturaHead({ struttura, url, children }: StrutturaHeadProps) {
  return (
    <div className="strutture-head">
      <div>
        <h1>{struttura.nome}</h1>
        <div className="strutture-where">
          <p className="address">
            <Icon name="map-pin" />
            {formatAddress(struttura)}
          </p>
          <Badges struttura={struttura} />
        </div>
      </div>
      <div className="azioni">
        <a className="strutture-price" href="#prezzo">
          {children}
          <span>{messages.datesAndPriceLink}</span>
        </a>
        <ShareButton title={`${struttura.nome}, ${struttura.citta}`} url={url} />
        <SaveButton id={struttura.id} nome={struttura.nome} className="btn alt sm" hasText />
      </div>
    </div>
  );
}
