import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { DemoMark } from './DemoMark.tsx';
import { Lightbox } from './Lightbox.tsx';
import { NoPhoto } from './NoPhoto.tsx';
import { Photo } from './Photo.tsx';

/** Photos shown before «+N foto» (specification section 9). */
const SHOWN = 4;

type PhotoGridProps = { photos: readonly string[]; name: string; isDemo: boolean };

/** The first four photos of a struttura, the last of them covered by «+N foto»; each opens all of them over the screen, where Back closes them. */
export function PhotoGrid({ photos, name, isDemo }: PhotoGridProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useBackCloses('foto');
  const open = (position: number) => {
    setOpened(position);
    lightbox.open();
  };
  const forget = () => {
    setOpened(null);
    lightbox.close();
  };
  const count = photos.length;
  if (count === 0)
    return (
      <div className="foto-0">
        <NoPhoto />
      </div>
    );
  const more = count - SHOWN;
  const label = (position: number) =>
    more > 0 && position === SHOWN - 1
      ? `+${more} foto: apri tutte le ${count} foto`
      : `Apri la foto ${position + 1} di ${count}`;
  return (
    <div className="foto">
      <div className={`grid4 n${Math.min(count, SHOWN)}`} role="group" aria-label={`Foto di ${name}`}>
        {photos.slice(0, SHOWN).map((url, position) => (
          <button key={url} type="button" aria-label={label(position)} onClick={() => open(position)}>
            <Photo url={url} alt="" sizes={tileSizes(count, position)} priority={position === 0} />
            {more > 0 && position === SHOWN - 1 && <span className="more">{`+${more} foto`}</span>}
          </button>
        ))}
      </div>
      {isDemo && <DemoMark />}
      {count > 1 && (
        <span className="su-foto tot-foto hide-d" aria-hidden="true">
          <Icon name="images" size={16} />
          {count}
        </span>
      )}
      {(lightbox.isOpen || opened !== null) && (
        <Lightbox
          photos={photos}
          name={name}
          isDemo={isDemo}
          start={opened ?? 0}
          isOpen={lightbox.isOpen}
          onClose={forget}
        />
      )}
    </div>
  );
}

/** On a phone every photo is as wide as the screen; beside each other the first is as wide as the others together. */
function tileSizes(count: number, position: number): string {
  const wide = count === 1 ? '1280px' : position === 0 || count === 2 ? '640px' : '320px';
  return `(max-width: 860px) 100vw, ${wide}`;
}
