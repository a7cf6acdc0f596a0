import { langOf, shownLanguage } from '../../../kernel/languages/lang-of.ts';
import { useSyncExternalStore } from 'react';
import { formatPrice, toCents } from '../../../kernel/money/cents.ts';
import { filledSizes } from '../../../media/rules/drawn-sizes.ts';
import { photoSources } from '../../../media/rules/photo-sources.ts';
import { Photo } from '../../../media/web/Photo.tsx';
import type { Camera, Struttura } from '../../../strutture/contract.ts';
import type { RoomPhoto } from '../../../strutture/rules/room-photos.ts';
import { countOf } from '../../../strutture/rules/count-of.it.ts';
import { ForeignNames } from '../../../strutture/web/visitor/ForeignNames.tsx';
import { HydratedButton } from '../../../ui/loading/HydratedButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { roomsOnOffer } from './offer-of.ts';
import { panelChoice } from './panel-choice.ts';
import * as messages from '../../messages/visitor.ts';
import * as struttureMessages from '../../../strutture/messages/visitor.ts';

/** Must match `rooms.css`. */
const [WIDTH, TALLEST] = ['220px', '330px'];
const PHONE = '(max-width: 560px)';
const ON_PHONE = { width: 'calc(100vw - 40px)', height: '67vw' };

function sizesOf({ immagine }: RoomPhoto): string {
  const { width, height } = photoSources(immagine);
  const photo = width / height;
  const phone = filledSizes({ ...ON_PHONE, photo });
  return `${PHONE} ${phone}, ${filledSizes({ width: WIDTH, height: TALLEST, photo })}`;
}

type RoomCardsProps = {
  struttura: Pick<Struttura, 'nome' | 'camere' | 'tipo_prenotazione'>;
  photos: Readonly<Record<number, RoomPhoto>>;
};

export function RoomCards({ struttura, photos }: RoomCardsProps) {
  const chosen = useSyncExternalStore(panelChoice.subscribe, panelChoice.read, () => null)?.camera_id;
  const { nome, camere } = struttura;
  if (camere.length === 0) return null;
  const onOffer = roomsOnOffer(struttura);
  const [first] = onOffer;
  const isFirst = chosen === undefined || chosen === null || chosen === first?.id;
  return (
    <div className="blk">
      <h2>{messages.roomsTitle}</h2>
      <ForeignNames names={camere} />
      {first && isFirst && onOffer.length > 1 && <p className="stay-which">{whichPrice(first, onOffer)}</p>}
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

function whichPrice(first: Camera, onOffer: readonly Camera[]): string {
  const isEqual = onOffer.every(({ prezzo_notte }) => prezzo_notte === first.prezzo_notte);
  return isEqual
    ? messages.allRoomsAtOnePrice(formatPrice(toCents(first.prezzo_notte)))
    : messages.cheapestRoomNotice(first.nome_camera);
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

type RoomProps = {
  nome: string;
  camera: Camera;
  photo: RoomPhoto | undefined;
  isChosen: boolean;
  isOnOffer: boolean;
};

function Room({ nome, camera, photo, isChosen, isOnOffer }: RoomProps) {
  return (
    <article className={photo ? 'stay-room' : 'stay-room senza'}>
      {photo && (
        <div className="im">
          <Photo
            url={photo.immagine}
            alt={photo.isOwn ? camera.nome_camera : messages.roomOfHome(nome)}
            sizes={sizesOf(photo)}
          />
          {!photo.isOwn && <span className="media-on-photo">{messages.oneOfTheRooms}</span>}
        </div>
      )}
      <div className="testo">
        <h3 lang={langOf(shownLanguage(camera))}>{camera.nome_camera}</h3>
        <p className="detti">
          <Beds camera={camera} />
          {[
            messages.upToGuests(countOf(camera.posti_letto, 'ospite')),
            camera.bagno_privato ? messages.privateBathroom : messages.sharedBathroom,
          ].join(' · ')}
        </p>
        {camera.servizi_camera.length > 0 && (
          <p className="note-camera">{camera.servizi_camera.map(struttureMessages.nameOfService).join('\u00a0· ')}</p>
        )}
        {camera.note !== '' && (
          <p className="note-camera" lang={langOf(camera.lingua)}>
            {camera.note}
          </p>
        )}
        <div className="piede">
          {isOnOffer ? (
            <RoomOffer camera={camera} isChosen={isChosen} />
          ) : (
            <p className="badge">{messages.roomUnavailable}</p>
          )}
        </div>
      </div>
    </article>
  );
}

/** The owner wrote the text about additional beds, so its language may differ from the page's. */
function Beds({ camera: { tipo_letti, letti_aggiuntivi, lingua } }: Pick<RoomProps, 'camera'>) {
  const extra = lowerFirst(letti_aggiuntivi);
  const language = langOf(lingua);
  if (extra === '' || language === undefined)
    return <b>{[struttureMessages.bedTypeNames[tipo_letti], extra].filter(Boolean).join(', ')}</b>;
  return (
    <b>
      {`${struttureMessages.bedTypeNames[tipo_letti]}, `}
      <span lang={language}>{extra}</span>
    </b>
  );
}

function RoomOffer({ camera, isChosen }: Pick<RoomProps, 'camera' | 'isChosen'>) {
  return (
    <>
      <p className="price">
        <b>{formatPrice(toCents(camera.prezzo_notte))}</b> <span>{messages.perNightSuffix}</span>
      </p>
      <HydratedButton className={isChosen ? 'btn' : 'btn alt'} onClick={() => panelChoice.chooseRoom(camera.id)}>
        {isChosen && <Icon name="check" />}
        {isChosen ? messages.chosenRoomButton : messages.chooseRoomButton}
        <span className="sr" lang={langOf(shownLanguage(camera))}>
          {' '}
          {camera.nome_camera}
        </span>
      </HydratedButton>
    </>
  );
}
