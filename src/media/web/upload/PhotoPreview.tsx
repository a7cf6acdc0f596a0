import { useCallback } from 'react';
import { NoPhoto } from '../NoPhoto.tsx';
import { Photo } from '../Photo.tsx';
import type { PickedPhoto } from './picked-photos.ts';

/** How wide a photo is drawn in the picker: two beside each other on a phone, else up to 220 pixels. */
const SIZES = '(max-width: 640px) 45vw, 220px';

/** A photo of the picker: the file itself until it is stored, then what was stored. */
export function PhotoPreview({ photo, alt }: { photo: PickedPhoto; alt: string }) {
  const { file, state } = photo;
  if (state.kind === 'stored') return <Photo url={state.photo.url} alt={alt} sizes={SIZES} />;
  return file ? <LocalPhoto file={file} alt={alt} /> : <NoPhoto />;
}

/** A file of the visitor's own device, shown without sending it. */
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
