import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icons/Icon.tsx';
import { withoutFolder } from '../rules/photo-sources.ts';
import { litDot, MAX_DOTS } from './lit-dot.ts';
import { DemoMark } from './DemoMark.tsx';
import { NoPhoto } from './NoPhoto.tsx';
import { Photo } from './Photo.tsx';
import * as messages from '../messages/visitor.ts';

type PhotoCarouselProps = {
  photos: readonly string[];
  name: string;
  to: string;
  sizes: string;
  isDemo: boolean;
  priority?: boolean;
};

/** The controls are inside the strip, because a scrollable element must contain something that keyboard users can focus. */
export function PhotoCarousel({ photos, name, to, sizes, isDemo, priority = false }: PhotoCarouselProps) {
  const [first] = photos;
  const count = photos.length;
  if (first === undefined)
    return (
      <div className="media-carousel">
        <NoPhoto />
      </div>
    );
  const style: CSSProperties & Record<'--n', number> = { '--n': count };
  return (
    <div className="media-carousel" data-nome={name} data-foto={photos.map(withoutFolder).join(' ')}>
      <div className="tira" style={style}>
        <Link to={to} tabIndex={-1} aria-hidden={false} style={{ gridColumn: 1 }}>
          <Photo
            url={first}
            alt={messages.photoAltText(name, 1, count)}
            sizes={sizes}
            tile={3 / 2}
            priority={priority}
          />
        </Link>
        <div className="ctl">
          {isDemo && <DemoMark />}
          {count > 1 && (
            <>
              <span className="media-on-photo ct" aria-hidden="true">{`1/${count}`}</span>
              <button type="button" className="pv" aria-label={messages.previousPhotoOf(name)}>
                <Icon name="caret-left" />
              </button>
              <button type="button" className="nx" aria-label={messages.nextPhotoOf(name)}>
                <Icon name="caret-right" />
              </button>
              <Dots count={count} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Dots({ count }: { count: number }) {
  return (
    <span className="dt" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, dot) => dot).map((dot) => (
        <i key={dot} className={dot === litDot(0, count) ? 'on' : undefined} />
      ))}
    </span>
  );
}
