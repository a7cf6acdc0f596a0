import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { hasClosed } from '../../ui/dialogs/has-closed.ts';
import { langOf } from '../../kernel/languages/lang-of.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { LiveRegions } from '../../ui/toasts/LiveRegions.tsx';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import { captionBeside, type ViewedPhoto } from '../rules/photo-details.ts';
import { wholeSizes } from '../rules/drawn-sizes.ts';
import { photoSources } from '../rules/photo-sources.ts';
import { DemoMark } from './DemoMark.tsx';
import { Photo } from './Photo.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';
import './lightbox.css';
import * as messages from '../messages/visitor.ts';

type LightboxProps = {
  photos: readonly ViewedPhoto[];
  name: string;
  isDemo: boolean;
  start: number;
  isOpen: boolean;
  onClose: () => void;
  onAll: (() => void) | undefined;
};

function sizesOf(url: string): string {
  const { width, height } = photoSources(url);
  return wholeSizes({ width: '100vw', height: '100vh', photo: width / height });
}

function shapeOf(url: string): CSSProperties & Record<'--r', number> {
  const { width, height } = photoSources(url);
  return { '--r': width / height };
}

export function Lightbox({ photos, name, isDemo, start, isOpen, onClose, onAll }: LightboxProps) {
  const count = photos.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, isWanted, show, settle, stripProps } = usePhotoStrip(count, start);
  useModal({ dialog, open: isOpen });
  // Scrolls to the photo `start` only when the dialog opens, because the strip has no width before that.
  const goToStart = useEffectEvent(settle);
  useEffect(() => {
    if (isOpen) goToStart();
  }, [isOpen]);

  // Calls `onClose` without waiting for the `close` event, because Back would otherwise still find the dialog's history entry.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const position = messages.photoCounter(index + 1, count);

  return (
    <dialog
      ref={dialog}
      className="media-lightbox"
      aria-label={messages.photosOfHome(name)}
      onCancel={close}
      onClose={(event) => hasClosed(event) && onClose()}
      onKeyDown={onKeyDown}
    >
      {/* The strip is first in the DOM to get the initial focus. CSS places it below the heading. */}
      <div className="media-lightbox-strip" {...stripProps} role="group" tabIndex={0} aria-label={position}>
        {photos.map(({ url, didascalia, lingua }, photo) => (
          <div
            key={url}
            aria-hidden={photo !== index}
            style={shapeOf(url)}
            lang={didascalia ? langOf(lingua) : undefined}
          >
            {isWanted(photo) && (
              <Photo
                url={url}
                alt={didascalia || messages.photoAltText(name, photo + 1, count)}
                sizes={sizesOf(url)}
                priority
              />
            )}
          </div>
        ))}
      </div>
      <Foot photo={photos[index]} count={count} onStep={(by) => show(index + by)} />
      <div className="media-lightbox-head">
        <p className="num">
          <span className="sr">{position}</span>
          <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
        </p>
        {isDemo && <DemoMark />}
        {onAll && (
          <button type="button" className="media-to-gallery" onClick={onAll}>
            <Icon name="images" />
            <span>{messages.allPhotosTitle}</span>
          </button>
        )}
        <button type="button" className="icb" aria-label={messages.closeButton} onClick={close}>
          <Icon name="x" size={24} />
        </button>
      </div>
      <LiveRegions />
    </dialog>
  );
}

type FootProps = { photo: ViewedPhoto | undefined; count: number; onStep: (by: number) => void };

function Foot({ photo, count, onStep }: FootProps) {
  const stanza = photo?.stanza ?? null;
  const room = stanza === null || stanza === 'altro' ? null : messages.photoSubjectNames[stanza];
  return (
    <div className="media-lightbox-foot">
      {count > 1 && (
        <button type="button" className="icb pv" aria-label={messages.previousPhotoButton} onClick={() => onStep(-1)}>
          <Icon name="caret-left" size={24} />
        </button>
      )}
      <p>
        {room !== null && <b>{room}</b>}
        <span lang={langOf(photo?.lingua)}>{captionBeside(stanza, photo?.didascalia ?? '')}</span>
      </p>
      {count > 1 && (
        <button type="button" className="icb nx" aria-label={messages.nextPhotoButton} onClick={() => onStep(1)}>
          <Icon name="caret-right" size={24} />
        </button>
      )}
    </div>
  );
}
