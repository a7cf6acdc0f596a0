import { type CSSProperties, type PointerEvent, useCallback } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { NO_DETAILS } from '../../rules/photo-details.ts';
import type { FormPhoto } from '../../rules/photo-list.ts';
import { withFocus } from '../../rules/photo-sources.ts';
import { NoPhoto } from '../NoPhoto.tsx';
import { Photo } from '../Photo.tsx';
import type { PickedPhoto } from './picked-photos.ts';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

type PhotoTileProps = {
  photo: PickedPhoto;
  index: number;
  count: number;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
  onRetry: () => void;
  onDetails: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  isDragged: boolean;
  isTarget: boolean;
  style: CSSProperties | undefined;
};

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, onMove, onRemove, onRetry, onDetails, onGrab, ...drag } = props;
  const { key, nome, state } = photo;
  const place = index + 1;
  const isOnItsWay = state.kind === 'waiting' || state.kind === 'uploading';
  const className = classNames('media-item', drag.isDragged && 'presa', drag.isTarget && 'meta');
  return (
    <li
      className={className}
      data-photo={key}
      data-wrong={state.kind === 'failed' ? '' : undefined}
      style={drag.style}
      aria-label={ownerMessages.photoPosition(place, count)}
    >
      <div className="media-frame" onPointerDown={onGrab}>
        <PhotoPreview photo={photo} alt={nome} />
        {isOnItsWay && <UploadProgress photo={photo} />}
        {state.kind === 'failed' && (
          <div className="media-veil">
            <button type="button" className="btn sm" data-do="riprova" onClick={onRetry}>
              <Icon name="arrows-clockwise" /> {ownerMessages.retryButton}
            </button>
          </div>
        )}
        {count > 1 && (
          <span className="media-handle" data-grip="">
            <Icon name="dots-six-vertical" />
          </span>
        )}
        {index === 0 && <span className="badge media-badge">{ownerMessages.coverLabel}</span>}
        {index > 0 && state.kind === 'stored' && (
          <button type="button" className="media-badge" data-do="copertina" onClick={() => onMove(0, 'copertina')}>
            {ownerMessages.makeCoverButton}
          </button>
        )}
      </div>
      <div className="media-actions">
        <button
          type="button"
          className="icb"
          data-do="indietro"
          disabled={index === 0}
          aria-label={ownerMessages.movePhotoBackLabel(place)}
          title={ownerMessages.moveBackButton}
          onClick={() => onMove(index - 1, 'indietro')}
        >
          <Icon name="arrow-left" />
        </button>
        <button
          type="button"
          className="icb"
          data-do="avanti"
          disabled={place === count}
          aria-label={ownerMessages.movePhotoForwardLabel(place)}
          title={ownerMessages.moveForwardButton}
          onClick={() => onMove(index + 1, 'avanti')}
        >
          <Icon name="arrow-right" />
        </button>
        <button
          type="button"
          className="icb"
          data-do="rimuovi"
          aria-label={isOnItsWay ? ownerMessages.cancelUploadLabel(nome) : ownerMessages.removePhotoLabel(place)}
          title={isOnItsWay ? ownerMessages.cancelUploadButton : ownerMessages.removeButton}
          onClick={onRemove}
        >
          <Icon name={isOnItsWay ? 'x' : 'trash'} />
        </button>
      </div>
      {state.kind === 'stored' && <DetailsButton photo={state.photo} place={place} onClick={onDetails} />}
    </li>
  );
}

function DetailsButton({ photo, place, onClick }: { photo: FormPhoto; place: number; onClick: () => void }) {
  const { stanza, didascalia } = photo.dettagli ?? NO_DETAILS;
  const details = messages.photoDetailsText({ stanza, didascalia, fuoco: null });
  return (
    <button
      type="button"
      className="media-describe"
      data-do="dettagli"
      aria-label={ownerMessages.photoDetailsButtonLabel(place, details)}
      onClick={onClick}
    >
      {details || ownerMessages.addDetailsButton}
    </button>
  );
}

function UploadProgress({ photo }: { photo: PickedPhoto }) {
  const share = photo.state.kind === 'uploading' ? photo.state.share : 0;
  const known = share !== null && share < 1 ? { value: share } : {};
  return (
    <div className="media-veil">
      <progress max={1} {...known} aria-label={ownerMessages.uploadProgressLabel(photo.nome)} />
      {share === null && <span>{ownerMessages.shrinkingStatus}</span>}
    </div>
  );
}

const SIZES = '(max-width: 640px) 45vw, 220px';

function PhotoPreview({ photo, alt }: { photo: PickedPhoto; alt: string }) {
  const { file, state } = photo;
  if (state.kind === 'stored') return <Photo url={urlOf(state.photo)} alt={alt} sizes={SIZES} tile={4 / 3} />;
  return file ? <LocalPhoto file={file} alt={alt} /> : <NoPhoto />;
}

function urlOf({ url, dettagli }: FormPhoto): string {
  return dettagli?.fuoco ? withFocus(url, dettagli.fuoco) : url;
}

function LocalPhoto({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} decoding="async" draggable={false} />;
}
