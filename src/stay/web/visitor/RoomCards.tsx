import { useSyncExternalStore } from 'react';
import { formatPrice, toCents } from '../../../kernel/cents.ts';
import { filledSizes } from '../../../media/rules/drawn-sizes.ts';
import { photoSources } from '../../../media/rules/photo-sources.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import type { Camera, Struttura } from '../../../strutture/contract.ts';
import { letti } from '../../../strutture/detail-messages.it.ts';
import type { RoomPhoto } from '../../../strutture/rules/room-photos.ts';
import { countOf } from '../../../strutture/rules/count-of.ts';
import { Facts } from '../../../strutture/web/visitor/Facts.tsx';
import { HydratedButton } from '../../../ui/HydratedButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { roomsOnOffer } from './offer-of.ts';
import { panelChoice } from './panel-choice.ts';
import * as t from './room-messages.it.ts';

/** As in `rooms.css`; a card with much to say of a room is as tall as its text. */
const [WIDTH, TALLEST] = ['220px', '330px'];
const PHONE = '(max-width: 560px)';
const PHONE_OWN = { width: 'calc(100vw - 40px)', height: '67vw' };
const PHONE_SHARED = { width: '104px', height: '330px' };

function sizesOf({ immagine, isOwn }: RoomPhoto): string {
  const { width, height } = photoSources(immagine);
  const photo = width / height;
  const phone = filledSizes({ ...(isOwn ? PHONE_OWN : PHONE_SHARED), photo });
  return `${PHONE} ${phone}, ${filledSizes({ width: WIDTH, height: TALLEST, photo })}`;
}

type RoomCardsProps = {
  struttura: Pick<Struttura, 'nome' | 'camere' | 'tipo_prenotazione'>;
  /** The photo of each room, by the room's id; a room without one has a drawing. */
  photos: Readonly<Record<number, RoomPhoto>>;
};

/** The rooms of a B&B: what each has, what it costs, and `Scegli`, which gives it to the panel. */
export function RoomCards({ struttura, photos }: RoomCardsProps) {
  const chosen = useSyncExternalStore(panelChoice.subscribe, panelChoice.read, () => null)?.camera_id;
  const { nome, camere } = struttura;
  if (camere.length === 0) return null;
  const onOffer = roomsOnOffer(struttura);
  const [first] = onOffer;
  const isFirst = chosen === undefined || chosen === null || chosen === first?.id;
  return (
    <div className="blk">
      <h2>{t.leCamere}</h2>
      {first && isFirst && onOffer.length > 1 && <p className="stay-which">{t.prezzoDi(first.nome_camera)}</p>}
      <ul className="stay-rooms">
        {[...onOffer, ...camere.filter((camera) => !onOffer.includes(camera))].map((camera) => (
          <li key={camera.id}>
            <Room
              {...{ nome, camera }}
              photo={photos[camera.id]}
              isChosen={camera.id === chosen}
              isOnOffer={onOffer.includes(camera)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RoomProps = {
  /** Of the home. */
  nome: string;
  camera: Camera;
  photo: RoomPhoto | undefined;
  isChosen: boolean;
  isOnOffer: boolean;
};

function Room({ nome, camera, photo, isChosen, isOnOffer }: RoomProps) {
  const beds = [letti[camera.tipo_letti], camera.letti_aggiuntivi].filter(Boolean).join(', ');
  return (
    <article className={photo?.isOwn ? 'stay-room propria' : 'stay-room'}>
      <div className="im">
        {photo === undefined ? (
          <Icon name="bed" size={32} />
        ) : (
          <Photo
            url={photo.immagine}
            alt={photo.isOwn ? camera.nome_camera : t.unaCameraDi(nome)}
            sizes={sizesOf(photo)}
          />
        )}
        {photo?.isOwn === false && <span className="media-on-photo">{t.unaDelleCamere}</span>}
      </div>
      <div className="testo">
        <h3>{camera.nome_camera}</h3>
        <Facts
          facts={[
            { icon: 'users', text: t.finoA(countOf(camera.posti_letto, 'ospite')) },
            { icon: 'bed', text: beds },
            { icon: 'bathtub', text: camera.bagno_privato ? t.bagnoPrivato : t.bagnoInComune },
          ]}
        />
        {camera.servizi_camera.length > 0 && <p className="note-camera">{camera.servizi_camera.join(' · ')}</p>}
        {camera.note !== '' && <p className="note-camera">{camera.note}</p>}
        <div className="piede">
          {isOnOffer ? <RoomOffer camera={camera} isChosen={isChosen} /> : <p className="badge">{t.nonDisponibile}</p>}
        </div>
      </div>
    </article>
  );
}

function RoomOffer({ camera, isChosen }: Pick<RoomProps, 'camera' | 'isChosen'>) {
  return (
    <>
      <p className="price">
        <b>{formatPrice(toCents(camera.prezzo_notte))}</b> <span>{t.notte}</span>
      </p>
      <HydratedButton className={isChosen ? 'btn' : 'btn alt'} onClick={() => panelChoice.askRoom(camera.id)}>
        {isChosen && <Icon name="check" />}
        {isChosen ? t.scelta : t.scegli}
        <span className="sr"> {camera.nome_camera}</span>
      </HydratedButton>
    </>
  );
}
