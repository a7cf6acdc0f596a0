import { type ReactNode, useState } from 'react';
import { useCloseOnBack } from '../../ui/use-close-on-back.ts';
import { lazyDialog } from '../../ui/lazy-dialog.ts';
import { useWhenIdle } from '../../ui/use-when-idle.ts';
import { Photo } from './Photo.tsx';
import * as tilesText from './tiles-messages.it.ts';
import * as t from './messages.it.ts';

const LateLightbox = lazyDialog(async () => (await import('./Lightbox.tsx')).Lightbox);

type PhotoTilesProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  shown: number;
  className: string;
  sizesOf: (position: number) => string;
  early: number;
  sayMore: (more: number) => string;
  children?: ReactNode;
};

/** The first photos as tiles; each opens all of them over the screen, where Back closes them. */
export function PhotoTiles(props: PhotoTilesProps) {
  const { photos, name, isDemo, shown, className, sizesOf, early, sayMore, children } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useCloseOnBack('foto');
  useWhenIdle(() => void LateLightbox.prepare());
  const more = photos.length - shown;
  const open = (position: number) => {
    setOpened(position);
    lightbox.open();
  };
  const forget = () => {
    setOpened(null);
    lightbox.close();
  };
  const drawTile = (url: string, position: number) => {
    const isLast = more > 0 && position === shown - 1;
    const label = isLast
      ? tilesText.fotoApriTutteLeFoto(more, photos.length)
      : tilesText.apriLaFoto(position + 1, photos.length);
    return (
      <button key={url} type="button" aria-label={label} onClick={() => open(position)}>
        <Photo url={url} alt="" sizes={sizesOf(position)} priority={position < early} />
        {isLast && <span className="more">{sayMore(more)}</span>}
      </button>
    );
  };
  return (
    <>
      <div className={className} role="group" aria-label={t.fotoDiCasa(name)}>
        {photos.slice(0, shown).map(drawTile)}
        {children}
      </div>
      {(lightbox.isOpen || opened !== null) && (
        <LateLightbox {...{ photos, name, isDemo }} start={opened ?? 0} isOpen={lightbox.isOpen} onClose={forget} />
      )}
    </>
  );
}
