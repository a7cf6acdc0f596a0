import { type CSSProperties, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { stanzaNames } from '../photo-messages.it.ts';
import { photoSections, type PhotoSection } from '../rules/photo-sections.ts';
import { photoSources } from '../rules/photo-sources.ts';
import { DemoMark } from './DemoMark.tsx';
import { Photo } from './Photo.tsx';
import type { ViewedPhoto } from './viewed-photo.ts';
import './gallery.css';
import * as galleryText from './gallery-messages.it.ts';
import * as t from './messages.it.ts';

type GalleryProps = {
  photos: readonly ViewedPhoto[];
  name: string;
  isDemo: boolean;
  /** Whether it is known what the photos show: before that they would jump. */
  isReady: boolean;
  isOpen: boolean;
  onClose: () => void;
  onPhoto: (index: number) => void;
};

/** All photos of a home by room, whole, with their captions, on the browser's own modal dialog. */
export function Gallery({ photos, name, isDemo, isReady, isOpen, onClose, onPhoto }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal({ dialog, open: isOpen });
  const sections = isReady ? photoSections(photos) : [];
  return (
    <dialog
      ref={dialog}
      className="media-gallery"
      aria-label={t.fotoDiCasa(name)}
      aria-busy={!isReady}
      onClose={onClose}
    >
      <header>
        <h2>{name}</h2>
        {isDemo && <DemoMark />}
        <button type="button" className="icb" aria-label={t.chiudi} onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </header>
      <div className="media-rooms">
        {sections.map((section) => (
          <Section key={section.stanza ?? ''} {...{ section, name, onPhoto }} count={photos.length} />
        ))}
      </div>
    </dialog>
  );
}

type SectionProps = Pick<GalleryProps, 'name' | 'onPhoto'> & { section: PhotoSection<ViewedPhoto>; count: number };

function Section({ section: { stanza, photos }, name, count, onPhoto }: SectionProps) {
  return (
    <section>
      {stanza !== null && <h3>{stanza === 'altro' ? galleryText.altreFoto : stanzaNames[stanza]}</h3>}
      <div className="media-shelf">
        {photos.map(({ photo, index }) => (
          <GalleryPhoto key={photo.url} {...{ photo, index, name, count, onPhoto }} />
        ))}
      </div>
    </section>
  );
}

type GalleryPhotoProps = Pick<GalleryProps, 'name' | 'onPhoto'> & { photo: ViewedPhoto; index: number; count: number };

/** Photos of a row are equally high and whole, whatever their shapes (`gallery.css`). */
function GalleryPhoto({ photo: { url, didascalia }, index, name, count, onPhoto }: GalleryPhotoProps) {
  const { width, height } = photoSources(url);
  const style: CSSProperties & Record<'--r', number> = { '--r': Math.round((width / height) * 1000) / 1000 };
  const sizes = `(max-width: 700px) 100vw, min(100vw, ${Math.ceil((width / height) * 560)}px)`;
  const alt = didascalia === '' ? t.altDiFoto(name, index + 1, count) : didascalia;
  return (
    <figure style={style}>
      <button type="button" aria-label={galleryText.ingrandisci(alt)} onClick={() => onPhoto(index)}>
        <Photo url={url} alt="" sizes={sizes} />
      </button>
      {didascalia !== '' && <figcaption>{didascalia}</figcaption>}
    </figure>
  );
}
