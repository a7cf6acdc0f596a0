import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLoaded } from '../../../locations/web/use-loaded.ts';
import { NoPhoto } from '../../../media/web/NoPhoto.tsx';
import { Photo } from '../../../media/web/Photo.tsx';
import { bedsFacts } from '../../../strutture/web/visitor/beds-facts.ts';
import { FROM_RESULTS } from '../../../strutture/web/visitor/from-results.ts';
import { GuaranteeBadge, GuaranteeMeaning } from '../../../strutture/web/visitor/GuaranteeBadge.tsx';
import { SaveButton } from '../../../strutture/web/visitor/saved/SaveButton.tsx';
import { StayPrice } from '../../../strutture/web/visitor/StayPrice.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { MapPoint } from '../../rules/cluster-points.ts';
import { fetchHome, homeOf, homeOnPage, type MapHome, type MapPage } from './map-home.ts';
import * as messages from '../../messages/visitor.ts';

type PointCardProps = {
  points: readonly MapPoint[];
  page: MapPage;
  position: number;
  onTurn: (position: number) => void;
  onClose: () => void;
};

export function PointCard({ points, page, position, onTurn, onClose }: PointCardProps) {
  const card = useRef<HTMLElement>(null);
  const id = points[position]?.id ?? 0;
  const home = useHome(id, page);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const turn = (by: number) => onTurn((position + by + points.length) % points.length);
  return (
    <section ref={card} className="search-map-card" tabIndex={-1} aria-label={nameOf(home)}>
      {home === 'missing' || home === null ? (
        <p className="vuota" role="status">
          {home === null ? messages.homeLoading : messages.homeNoLongerExists}
        </p>
      ) : (
        <>
          <HomeFacts home={home} />
          <SaveButton id={home.id} nome={home.nome} className="icb salva" />
        </>
      )}
      {points.length > 1 && (
        <div className="turno-m">
          <button
            type="button"
            className="icb"
            aria-label={messages.previousHomeAtPointButton}
            onClick={() => turn(-1)}
          >
            <Icon name="caret-left" />
          </button>
          <p className="num" aria-live="polite">
            {messages.homePositionAtPoint(position + 1, points.length)}
          </p>
          <button type="button" className="icb" aria-label={messages.nextHomeAtPointButton} onClick={() => turn(1)}>
            <Icon name="caret-right" />
          </button>
        </div>
      )}
      <button type="button" className="icb chiudi" aria-label={messages.closeButton} onClick={onClose}>
        <Icon name="x" />
      </button>
    </section>
  );
}

function nameOf(home: MapHome | 'missing' | null): string {
  return home === null || home === 'missing' ? messages.homeLabel : home.nome;
}

function HomeFacts({ home }: { home: MapHome }) {
  const [photo] = home.immagini;
  return (
    <Link className="casa-m" to={home.path} state={FROM_RESULTS}>
      <span className="ph">
        <GuaranteeBadge isGuaranteed={home.is_guaranteed} />
        {photo === undefined ? <NoPhoto /> : <Photo url={photo} alt="" sizes="148px" tile={1} />}
      </span>
      <span className="tx">
        <b className="h4">{home.nome}</b>
        <span className="fatti-m">
          {home.citta} ({home.sigla})
        </span>
        <span className="fatti-m">
          {bedsFacts(home.capacity)
            .map(({ text }) => text)
            .join(' · ')}
        </span>
        <StayPrice struttura={home} price={home.price} />
        <GuaranteeMeaning isGuaranteed={home.is_guaranteed} />
        <span className="vai">{messages.viewHomeLink}</span>
      </span>
    </Link>
  );
}

function useHome(id: number, page: MapPage): MapHome | 'missing' | null {
  const here = homeOnPage(id, page);
  const { loaded } = useLoaded(here === null ? id : null, fetchHome);
  if (loaded.kind === 'failed') return 'missing';
  return loaded.kind === 'loaded' ? homeOf(loaded.data, { query: page.stayQuery }) : here;
}
