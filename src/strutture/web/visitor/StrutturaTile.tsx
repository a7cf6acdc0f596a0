import { Link } from 'react-router';
import { DemoMark } from '../../../media/web/DemoMark.tsx';
import { NoPhoto } from '../../../media/web/NoPhoto.tsx';
import { Photo } from '../../../media/web/Photo.tsx';
import type { StrutturaCard } from '../../contract.ts';
import { type Capacity, capacityOf } from '../../rules/capacity.ts';
import { strutturaPath } from '../../rules/struttura-path.ts';
import { SaveButton } from './saved/SaveButton.tsx';
import { type CardStay, StayPrice } from './StayPrice.tsx';
import * as messages from '../../messages/visitor.ts';

const TILE_SIZES = '(max-width: 860px) 270px, 302px';

export type TileStruttura = Pick<
  StrutturaCard,
  'id' | 'slug' | 'nome' | 'citta' | 'sigla' | 'prezzo_notte' | 'tipo_prenotazione' | 'is_demo'
> & { capacity: Capacity; immagine: string | null; km?: number } & Pick<CardStay, 'query' | 'price'>;

export function tileOf(card: StrutturaCard, { query, price }: CardStay): TileStruttura {
  const { id, slug, nome, citta, sigla, prezzo_notte, tipo_prenotazione, is_demo, immagini } = card;
  const immagine = immagini[0] ?? null;
  return {
    id,
    slug,
    nome,
    citta,
    sigla,
    capacity: capacityOf(card),
    prezzo_notte,
    tipo_prenotazione,
    is_demo,
    immagine,
    query,
    price,
  };
}

const awayText = (km: number) => messages.distanceInKm(Math.max(1, Math.round(km)));

function StrutturaTile({ struttura, sizes }: { struttura: TileStruttura; sizes: string }) {
  const { id, nome, citta, sigla, capacity, immagine, is_demo, query, price, km } = struttura;
  return (
    <article className="strutture-tile clickable-card">
      <div className="im">
        {immagine === null ? <NoPhoto /> : <Photo url={immagine} alt="" sizes={sizes} tile={3 / 2} />}
        {immagine !== null && is_demo && <DemoMark />}
      </div>
      <SaveButton id={id} nome={nome} className="strutture-heart" />
      <div>
        <h3>
          <Link to={strutturaPath(struttura) + query}>{nome}</Link>
        </h3>
        <p className="dove">
          <span>{`${citta} (${sigla})`}</span>{' '}
          <span>{km === undefined ? messages.capacityTexts[capacity.kind](capacity) : awayText(km)}</span>
        </p>
      </div>
      <StayPrice struttura={struttura} price={price} />
    </article>
  );
}

type StrutturaTilesProps = { strutture: readonly TileStruttura[]; sizes?: string };

export function StrutturaTiles({ strutture, sizes = TILE_SIZES }: StrutturaTilesProps) {
  return (
    <ul className="strutture-tiles">
      {strutture.map((struttura) => (
        <li key={struttura.id}>
          <StrutturaTile {...{ struttura, sizes }} />
        </li>
      ))}
    </ul>
  );
}
