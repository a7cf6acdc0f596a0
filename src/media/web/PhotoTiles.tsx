import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useCloseOnBack } from '../../ui/dialogs/use-close-on-back.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.ts';
import { useWhenIdle } from '../../ui/loading/use-when-idle.ts';
import { Photo } from './Photo.tsx';
import * as messages from '../messages/visitor.ts';
import type { Mosaic } from '../rules/choose-mosaic.ts';
import { DemoMark } from './DemoMark.tsx';

const LateViewer = lazyDialog(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

type PhotoTilesProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  strutturaId?: number;
  shown: number;
  className: string;
  sizesOf: (position: number) => string;
  tile?: number;
  early: number;
  moreLabel: (more: number) => string;
  children?: ReactNode;
};

export function PhotoTiles(props: PhotoTilesProps) {
  const { photos, name, isDemo, strutturaId, shown, className, sizesOf, tile, early, moreLabel, children } = props;
  const [opened, setOpened] = useState<number | 'all' | null>(null);
  const viewer = useCloseOnBack('foto');
  useWhenIdle(() => void LateViewer.prepare());
  const count = photos.length;
  const more = count - shown;
  const open = (what: number | 'all') => {
    setOpened(what);
    viewer.open();
  };
  const forget = () => {
    setOpened(null);
    viewer.close();
  };
  const drawTile = (url: string, position: number) => {
    const isLast = more > 0 && position === shown - 1;
    const label = isLast ? messages.openAllPhotosLabel(more, count) : messages.openPhotoLabel(position + 1, count);
    const what = isLast && strutturaId !== undefined ? 'all' : position;
    return (
      <button key={url} type="button" aria-label={label} onClick={() => open(what)}>
        <Photo url={url} alt="" sizes={sizesOf(position)} {...(tile && { tile })} priority={position < early} />
        {isLast && <span className="more">{moreLabel(more)}</span>}
      </button>
    );
  };
  return (
    <>
      <div className={className} role="group" aria-label={messages.photosOfHome(name)}>
        {photos.slice(0, shown).map(drawTile)}
        {children}
      </div>
      {strutturaId !== undefined && count > 1 && (
        <button type="button" className="media-on-photo tot-foto" onClick={() => open('all')}>
          <Icon name="images" size={16} />
          {messages.allPhotosButton(count)}
        </button>
      )}
      {(viewer.isOpen || opened !== null) && (
        <LateViewer
          {...{ photos, name, isDemo }}
          strutturaId={strutturaId ?? null}
          start={opened ?? 0}
          isOpen={viewer.isOpen}
          onClose={forget}
        />
      )}
    </>
  );
}

type PhotoGridProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  strutturaId: number;
  /** Result of `rules/choose-mosaic.ts`, computed on the server to keep the rule out of the client bundle. */
  mosaic: Mosaic;
};

export function PhotoGrid({ photos, name, isDemo, strutturaId, mosaic }: PhotoGridProps) {
  return (
    <div className="media-photo" data-count={photos.length}>
      <PhotoTiles
        {...{ photos, name, isDemo, strutturaId }}
        shown={mosaic.sizes.length}
        className={`media-grid ${mosaic.name}`}
        sizesOf={(position) => mosaic.sizes[position] ?? '100vw'}
        early={1}
        moreLabel={messages.morePhotos}
      />
      {isDemo && <DemoMark />}
    </div>
  );
}
