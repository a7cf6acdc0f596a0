import { useState } from 'react';
import { DemoMark } from '../../../media/web/DemoMark.tsx';
import { Lightbox } from '../../../media/web/Lightbox.tsx';
import { NoPhoto } from '../../../media/web/NoPhoto.tsx';
import { Photo } from '../../../media/web/Photo.tsx';
import type { AdminStruttura } from '../../../strutture/admin-contract.ts';
import { useBackCloses } from '../../../ui/use-back-closes.ts';

/** `shown`: how many there is room for; specification section 2: "up to 5 photo previews with '+N' for more". */
type SheetPhotosProps = { struttura: AdminStruttura; shown: number };

/** The first photos; each opens all of them over the screen. */
export function SheetPhotos({ struttura: { immagini, nome, is_demo: isDemo }, shown }: SheetPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const lightbox = useBackCloses('foto');
  const count = immagini.length;
  const more = count - shown;
  if (count === 0) {
    return (
      <div className="senza-foto">
        <NoPhoto />
      </div>
    );
  }
  const open = (position: number) => {
    setOpened(position);
    lightbox.open();
  };
  const forget = () => {
    setOpened(null);
    lightbox.close();
  };
  const label = (position: number) =>
    more > 0 && position === shown - 1
      ? `+${more} foto: apri tutte le ${count} foto`
      : `Apri la foto ${position + 1} di ${count}`;
  return (
    <div className="strip" role="group" aria-label={`Foto di ${nome}`}>
      {immagini.slice(0, shown).map((url, position) => (
        <button key={url} type="button" aria-label={label(position)} onClick={() => open(position)}>
          <Photo url={url} alt="" sizes="(max-width: 860px) 33vw, 180px" priority />
          {more > 0 && position === shown - 1 && <span className="more">{`+${more}`}</span>}
        </button>
      ))}
      {isDemo && <DemoMark />}
      {(lightbox.isOpen || opened !== null) && (
        <Lightbox
          photos={immagini}
          name={nome}
          isDemo={isDemo}
          start={opened ?? 0}
          isOpen={lightbox.isOpen}
          onClose={forget}
        />
      )}
    </div>
  );
}
