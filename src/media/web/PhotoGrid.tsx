import { Icon } from '../../ui/Icon.tsx';
import { DemoMark } from './DemoMark.tsx';
import { NoPhoto } from './NoPhoto.tsx';
import { PhotoTiles } from './PhotoTiles.tsx';

/** Photos shown before «+N foto» (specification section 9). */
const SHOWN = 4;

type PhotoGridProps = { photos: readonly string[]; name: string; isDemo: boolean };

/** The first four photos of a struttura, the last of them covered by «+N foto»; each opens all of them over the screen, where Back closes them. */
export function PhotoGrid({ photos, name, isDemo }: PhotoGridProps) {
  const count = photos.length;
  if (count === 0)
    return (
      <div className="media-first-photo">
        <NoPhoto />
      </div>
    );
  return (
    <div className="media-photo">
      <PhotoTiles
        photos={photos}
        name={name}
        isDemo={isDemo}
        shown={SHOWN}
        className={`media-grid n${Math.min(count, SHOWN)}`}
        sizesOf={(position) => tileSizes(count, position)}
        early={1}
        sayMore={(more) => `+${more} foto`}
      />
      {isDemo && <DemoMark />}
      {count > 1 && (
        <span className="media-on-photo tot-foto hide-d" aria-hidden="true">
          <Icon name="images" size={16} />
          {count}
        </span>
      )}
    </div>
  );
}

/** On a phone every photo is as wide as the screen; beside each other the first is as wide as the others together. */
function tileSizes(count: number, position: number): string {
  const wide = count === 1 ? '1280px' : position === 0 || count === 2 ? '640px' : '320px';
  return `(max-width: 860px) 100vw, ${wide}`;
}
