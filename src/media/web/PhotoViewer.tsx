import { useState, useEffect } from 'react';
import { useCloseOnBack } from '../../ui/dialogs/use-close-on-back.ts';
import { photoSections } from '../rules/photo-sections.ts';
import { Gallery } from './Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';
import { call } from '../../api/call.ts';
import type { ViewedPhoto } from '../rules/photo-details.ts';

const withoutDetails = (urls: readonly string[]) =>
  urls.map((url): ViewedPhoto => ({ url, stanza: null, didascalia: '' }));

function usePhotoDetails(photos: readonly string[], strutturaId: number | null): ViewedPhoto[] | null {
  const [details, setDetails] = useState(strutturaId === null ? withoutDetails(photos) : null);
  const [addresses] = useState(photos);
  useEffect(() => {
    if (strutturaId === null) return undefined;
    const stop = new AbortController();
    const loadDetails = async () => {
      const { signal } = stop;
      const answer = await call('GET /api/strutture/{id}/foto', { params: { id: strutturaId }, signal });
      if (signal.aborted) return;
      setDetails(
        answer.ok
          ? answer.data.data.map(({ immagine, ...photo }) => ({ url: immagine, ...photo }))
          : withoutDetails(addresses),
      );
    };
    void loadDetails();
    return () => stop.abort();
  }, [strutturaId, addresses]);
  return details;
}

type PhotoViewerProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  strutturaId: number | null;
  start: number | 'all';
  isOpen: boolean;
  onClose: () => void;
};

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
