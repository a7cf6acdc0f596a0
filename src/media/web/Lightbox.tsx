import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegions } from '../../ui/LiveRegions.tsx';
import { DemoMark } from './DemoMark.tsx';
import { Photo } from './Photo.tsx';
import { usePhotoStrip } from './use-photo-strip.ts';

type LightboxProps = {
  photos: readonly string[];
  name: string;
  isDemo: boolean;
  /** The photo to open at. */
  start: number;
  onClose: () => void;
};

/** All photos over the whole screen, on the browser's own modal dialog: arrows, swipe, Esc; the focus goes back on closing. */
export function Lightbox({ photos, name, isDemo, start, onClose }: LightboxProps) {
  const count = photos.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, index, isWanted, show, onScroll, onTouchStart } = usePhotoStrip(count, start);

  useEffect(() => {
    dialog.current?.showModal();
    const element = strip.current;
    if (!element) return;
    element.style.scrollBehavior = 'auto';
    element.scrollLeft = start * element.clientWidth;
    element.focus();
  }, [start, strip]);

  const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <dialog ref={dialog} className="lbox" aria-label={`Foto di ${name}`} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="lbox-h">
        <p aria-hidden="true" className="num">{`${index + 1} / ${count}`}</p>
        {isDemo && <DemoMark />}
        <button type="button" className="icb" aria-label="Chiudi" onClick={() => dialog.current?.close()}>
          <Icon name="x" size={24} />
        </button>
      </div>
      <div
        className="lbox-s"
        ref={strip}
        role="group"
        tabIndex={0}
        aria-label={`Foto ${index + 1} di ${count}`}
        onScroll={onScroll}
        onTouchStart={onTouchStart}
      >
        {photos.map((url, position) => (
          <div key={url} aria-hidden={position !== index}>
            {isWanted(position) && (
              <Photo url={url} alt={`${name}, foto ${position + 1} di ${count}`} sizes="100vw" priority />
            )}
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <button type="button" className="icb pv" aria-label="Foto precedente" onClick={() => show(index - 1)}>
            <Icon name="caret-left" size={24} />
          </button>
          <button type="button" className="icb nx" aria-label="Foto successiva" onClick={() => show(index + 1)}>
            <Icon name="caret-right" size={24} />
          </button>
        </>
      )}
      <LiveRegions />
    </dialog>
  );
}
