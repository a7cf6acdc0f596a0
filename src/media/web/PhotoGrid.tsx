import type { Mosaic } from '../rules/choose-mosaic.ts';
import { DemoMark } from './DemoMark.tsx';
import { PhotoTiles } from './PhotoTiles.tsx';
import * as messages from '../messages/visitor.ts';

type PhotoGridProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  strutturaId: number;
  /** By `rules/choose-mosaic.ts`; chosen on the server, so that no page carries the rule. */
  mosaic: Mosaic;
};

/** The first photos of a struttura, of which there is one at least, in the arrangement that crops them least; «+N foto» opens the gallery. */
export function PhotoGrid({ photos, name, isDemo, strutturaId, mosaic }: PhotoGridProps) {
  return (
    <div className="media-photo" data-count={photos.length}>
      <PhotoTiles
        {...{ photos, name, isDemo, strutturaId }}
        shown={mosaic.sizes.length}
        className={`media-grid ${mosaic.name}`}
        sizesOf={(position) => mosaic.sizes[position] ?? '100vw'}
        early={1}
        sayMore={messages.morePhotos}
      />
      {isDemo && <DemoMark />}
    </div>
  );
}
