import { Icon } from '../../../ui/Icon.tsx';
import { ShareButton } from '../../../ui/ShareButton.tsx';
import type { Struttura } from '../../contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { Badges } from './Badges.tsx';
import { SaveButton } from './saved/SaveButton.tsx';

export function StrutturaHead({ struttura, url }: { struttura: Struttura; url: string }) {
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
        <ShareButton title={`${struttura.nome}, ${struttura.citta}`} url={url} />
        <SaveButton id={struttura.id} nome={struttura.nome} className="btn alt sm" hasText />
      </div>
    </div>
  );
}
