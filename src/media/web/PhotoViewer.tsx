import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';
import { Gallery } from './Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';
import type { ViewedPhoto } from './viewed-photo.ts';

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

const bare = (urls: readonly string[]) => urls.map((url): ViewedPhoto => ({ url, stanza: null, didascalia: '' }));

/** What is said of the photos: `null` while it is on its way. Without it they are shown all the same. */
function useDetails(photos: readonly string[], strutturaId: number | null): ViewedPhoto[] | null {
  const [details, setDetails] = useState(strutturaId === null ? bare(photos) : null);
  const [addresses] = useState(photos);
  useEffect(() => {
    if (strutturaId === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const { signal } = stop;
      const answer = await call('GET /api/strutture/{id}/foto', { params: { id: strutturaId }, signal });
      if (signal.aborted) return;
      setDetails(
        answer.ok ? answer.data.data.map(({ immagine, ...told }) => ({ url: immagine, ...told })) : bare(addresses),
      );
    };
    void ask();
    return () => stop.abort();
  }, [strutturaId, addresses]);
  return details;
}

/** All photos over the screen: the gallery by room, and one after the other over it. */
export function PhotoViewer({ photos, name, isDemo, strutturaId, start, isOpen, onClose }: PhotoViewerProps) {
  const details = useDetails(photos, strutturaId);
  const [first, setFirst] = useState<number | null>(start === 'all' ? null : start);
  const [chosen, setChosen] = useState(0);
  const over = useCloseOnBack('foto-grande');
  const all = { photos: details ?? bare(photos), name, isDemo };

  if (first !== null) {
    const onAll = strutturaId !== null && photos.length > 1 ? () => setFirst(null) : undefined;
    return <Lightbox {...all} start={first} isOpen={isOpen} onClose={onClose} onAll={onAll} />;
  }
  const openPhoto = (index: number) => {
    setChosen(index);
    over.open();
  };
  return (
    <>
      <Gallery {...all} isReady={details !== null} isOpen={isOpen} onClose={onClose} onPhoto={openPhoto} />
      {over.isOpen && <Lightbox key={chosen} {...all} start={chosen} isOpen onClose={over.close} onAll={undefined} />}
    </>
  );
}
