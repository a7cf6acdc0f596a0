import { useState } from 'react';
import { useCloseOnBack } from '../../ui/dialogs/use-close-on-back.ts';
import { photoSections } from '../rules/photo-sections.ts';
import { Gallery } from './Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';
import { withoutDetails, usePhotoDetails } from './use-photo-details.ts';

type PhotoViewerProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  /** Where what is said of the photos is asked for; `null`: nowhere. */
  strutturaId: number | null;
  /** A photo's place, or the gallery. */
  start: number | 'all';
  isOpen: boolean;
  onClose: () => void;
};

/** All photos over the screen: the gallery by room, and one after the other over it. */
export function PhotoViewer({ photos, name, isDemo, strutturaId, start, isOpen, onClose }: PhotoViewerProps) {
  const details = usePhotoDetails(photos, strutturaId);
  const [first, setFirst] = useState<number | null>(start === 'all' ? null : start);
  const [chosen, setChosen] = useState(0);
  const over = useCloseOnBack('foto-grande');
  const all = { photos: details ?? withoutDetails(photos), name, isDemo };

  if (first !== null) {
    const onAll = strutturaId !== null && photos.length > 1 ? () => setFirst(null) : undefined;
    return <Lightbox {...all} start={first} isOpen={isOpen} onClose={onClose} onAll={onAll} />;
  }
  const openPhoto = (index: number) => {
    setChosen(index);
    over.open();
  };
  // Over the gallery they come in its order, as they were just seen.
  const inGallery = {
    ...all,
    photos: photoSections(all.photos).flatMap((section) => section.photos.map(({ photo }) => photo)),
  };
  return (
    <>
      <Gallery {...inGallery} isReady={details !== null} isOpen={isOpen} onClose={onClose} onPhoto={openPhoto} />
      {over.isOpen && (
        <Lightbox key={chosen} {...inGallery} start={chosen} isOpen onClose={over.close} onAll={undefined} />
      )}
    </>
  );
}
