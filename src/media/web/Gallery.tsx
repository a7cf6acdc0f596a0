import { type CSSProperties, useRef } from 'react';
import { langOf } from '../../kernel/languages/lang-of.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import { type StanzaFoto, captionBeside, type ViewedPhoto } from '../rules/photo-details.ts';
import { photoSections, type PhotoSection } from '../rules/photo-sections.ts';
import { photoSources } from '../rules/photo-sources.ts';
import { DemoMark } from './DemoMark.tsx';
import { Photo } from './Photo.tsx';
import './gallery.css';
import * as messages from '../messages/visitor.ts';

type GalleryProps = {
  photos: readonly ViewedPhoto[];
  name: string;
  isDemo: boolean;
  /** `false` until the photos' rooms are loaded. Until then, no photo is shown, because grouping by room would move it. */
  isReady: boolean;
  isOpen: boolean;
  onClose: () => void;
  onPhoto: (index: number) => void;
};

export function Gallery({ photos, name, isDemo, isReady, isOpen, onClose, onPhoto }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal({ dialog, open: isOpen });
  const sections = isReady ? photoSections(photos) : [];
  return (
    <dialog
      ref={dialog}
      className="media-gallery"
      aria-label={messages.photosOfHome(name)}
      aria-busy={!isReady}
      onClose={onClose}
    >
      <header>
        <h2>{name}</h2>
        <button type="button" className="icb" aria-label={messages.closeButton} onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </header>
      <div className="media-rooms">
        {sections.map((section) => (
          <Section key={section.stanza ?? ''} {...{ section, name, isDemo, onPhoto }} count={photos.length} />
        ))}
      </div>
    </dialog>
  );
}

type SectionProps = Pick<GalleryProps, 'name' | 'isDemo' | 'onPhoto'> & {
  section: PhotoSection<ViewedPhoto>;
  count: number;
};

function Section({ section: { stanza, photos }, name, isDemo, count, onPhoto }: SectionProps) {
  const ratios = photos.reduce((sum, { photo }) => sum + ratioOf(photo.url), 0);
  return (
    <section style={shareOf(ratios)}>
      {stanza !== null && (
        <h3>{stanza === 'altro' ? messages.otherPhotosTitle : messages.photoSubjectNames[stanza]}</h3>
      )}
      <div className="media-shelf">
        {photos.map(({ photo, index }, place) => (
          <GalleryPhoto
            key={photo.url}
            {...{ photo, stanza, index, name, count, onPhoto }}
            isMarked={isDemo && place === 0}
          />
        ))}
      </div>
    </section>
  );
}

type GalleryPhotoProps = Pick<GalleryProps, 'name' | 'onPhoto'> & {
  photo: ViewedPhoto;
  stanza: StanzaFoto | null;
  index: number;
  count: number;
  isMarked: boolean;
};

function ratioOf(url: string): number {
  const { width, height } = photoSources(url);
  return width / height;
}

function shareOf(ratio: number): CSSProperties & Record<'--r', number> {
  return { '--r': Math.round(ratio * 1000) / 1000 };
}

function GalleryPhoto({
  photo: { url, didascalia, lingua },
  stanza,
  index,
  name,
  count,
  isMarked,
  onPhoto,
}: GalleryPhotoProps) {
  const ratio = ratioOf(url);
  const sizes = `(max-width: 700px) 100vw, min(100vw, 1160px, ${Math.ceil(ratio * 800)}px)`;
  const caption = captionBeside(stanza, didascalia);
  const alt = didascalia === '' ? messages.photoAltText(name, index + 1, count) : didascalia;
  return (
    <figure style={shareOf(ratio)}>
      <button type="button" aria-label={messages.enlargePhoto(alt)} onClick={() => onPhoto(index)}>
        <Photo url={url} alt="" sizes={sizes} />
      </button>
      {isMarked && <DemoMark />}
      {caption !== '' && <figcaption lang={langOf(lingua)}>{caption}</figcaption>}
    </figure>
  );
}
