import type { ReactNode, MouseEvent } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ShareButton } from '../../../ui/sharing/ShareButton.tsx';
import type { Struttura } from '../../contract.ts';
import { formatAddress } from '../../rules/format-address.ts';
import { Badges } from './Badges.tsx';
import { SaveButton } from './saved/SaveButton.tsx';
import * as messages from '../../messages/visitor.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { useHydrated } from '../../../ui/loading/use-hydrated.ts';
import { inCitta } from '../../../locations/rules/place-phrase.it.ts';
import { isFromResults } from './from-results.ts';

type StrutturaHeadProps = {
  struttura: Struttura;
  url: string;
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

export function BackToResults({ townPath, citta }: { townPath: string; citta: string }) {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isFromResults(state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className="btn quiet sm strutture-back" to={townPath} onClick={goBack}>
      <Icon name="arrow-left" />
      <span>{messages.backToResultsLink}</span>{' '}
      {isHydrated && !isFromResults(state) && <small>{messages.homesInPlace(inCitta(citta))}</small>}
    </Link>
  );
}

export function NoPhotosYet({ poster, regione }: { poster: string; regione: string }) {
  return (
    <div className="strutture-no-photos">
      <img src={poster} alt={messages.regionDrawingAlt(regione)} width={320} height={400} />
      <p>
        <b>{messages.photosComingTitle}</b>
        {messages.photosComingText} <a href="#chi-accoglie">{messages.contactHostLink}</a>
      </p>
    </div>
  );
}
