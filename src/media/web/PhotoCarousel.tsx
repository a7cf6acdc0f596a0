import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { DemoMark } from './DemoMark.tsx';
import { NoPhoto } from './NoPhoto.tsx';
import { Photo } from './Photo.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';
import * as carouselText from './carousel-messages.it.ts';
import * as t from './messages.it.ts';

/** Dots at most: with more photos the counter says the rest. */
const MAX_DOTS = 5;

type PhotoCarouselProps = {
  photos: readonly string[];
  name: string;
  to: string;
  state?: unknown;
  sizes: string;
  isDemo: boolean;
  priority?: boolean;
};

/** The photos of a result card. The controls stand inside the strip, so that who scrolls with the keyboard has something to stop at. */
export function PhotoCarousel({ photos, name, to, state, sizes, isDemo, priority = false }: PhotoCarouselProps) {
  const count = photos.length;
  const { index, isWanted, prepare, show, stripProps } = usePhotoStrip(count);
  if (count === 0)
    return (
      <div className="media-carousel">
        <NoPhoto />
      </div>
    );
  const style: CSSProperties & Record<'--n', number> = { '--n': count };
  return (
    <div className="media-carousel" {...stripProps} onPointerEnter={prepare} onFocus={prepare}>
      <div className="tira" style={style}>
        {photos.map(
          (url, position) =>
            isWanted(position) && (
              <Link
                key={url}
                to={to}
                state={state}
                tabIndex={-1}
                aria-hidden={position !== index}
                style={{ gridColumn: position + 1 }}
              >
                <Photo
                  url={url}
                  alt={t.altDiFoto(name, position + 1, count)}
                  sizes={sizes}
                  tile={3 / 2}
                  priority={priority && position === 0}
                />
              </Link>
            ),
        )}
        <div className="ctl">
          {isDemo && <DemoMark />}
          {count > 1 && (
            <>
              <span className="media-on-photo ct" aria-hidden="true">{`${index + 1}/${count}`}</span>
              <button
                type="button"
                className="pv"
                aria-label={carouselText.fotoPrecedenteDi(name)}
                onClick={() => show(index - 1)}
              >
                <Icon name="caret-left" />
              </button>
              <button
                type="button"
                className="nx"
                aria-label={carouselText.fotoSuccessivaDi(name)}
                onClick={() => show(index + 1)}
              >
                <Icon name="caret-right" />
              </button>
              <Dots index={index} count={count} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function Dots({ index, count }: { index: number; count: number }) {
  const dots = Math.min(count, MAX_DOTS);
  const lit = Math.round((index * (dots - 1)) / (count - 1));
  return (
    <span className="dt" aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => dot).map((dot) => (
        <i key={dot} className={dot === lit ? 'on' : undefined} />
      ))}
    </span>
  );
}
