import { useSlideshow } from '../../../ui/use-slideshow.ts';
import type { Regione } from '../../../locations/contract.ts';
import { ChiSiamoControls } from './ChiSiamoControls.tsx';
import { ChiSiamoSheet } from './ChiSiamoSheet.tsx';
import type { HomePicture } from '../../../admin/home-pictures-contract.ts';
import { OWN_PICTURES } from '../../../admin/rules/own-pictures.ts';
import { RegionPicture } from '../../../locations/web/RegionPicture.tsx';
import { photoSources } from '../../../media/rules/photo-sources.ts';
import * as t from './messages.it.ts';

/** "Auto-advance every 5 s" (specification section 2, Home). */
const ADVANCE_MS = 5000;

type ChiSiamoProps = {
  regioni: Regione[];
  /** What an administrator put in the place of ours. */
  pictures: readonly HomePicture[];
  onOpenForm: () => void;
};

function Slide({ url, className }: { url: string; className: string | undefined }) {
  const { webp, src, width, height } = photoSources(url);
  return <img src={src} srcSet={webp} sizes="100vw" alt="" loading="lazy" {...{ className, width, height }} />;
}

/** The about-us text over 13 landscapes. The pictures are decoration: everything that is said is in the sheet. */
export function ChiSiamo({ regioni, pictures, onOpenForm }: ChiSiamoProps) {
  const length = OWN_PICTURES.length;
  const { index, playing, goTo, toggle, holders } = useSlideshow({ length, periodMs: ADVANCE_MS });
  const region = regioni.find(({ codice }) => codice === OWN_PICTURES[index]);
  const replaced = new Map(pictures.map((picture) => [picture.posizione - 1, picture]));
  const ours = region ? t.illustrazioneDi(region.nome) : t.illustrazione;
  return (
    <section
      className="home-about"
      id="chi-siamo"
      aria-roledescription={t.carosello}
      aria-label={t.chiSiamo}
      data-paused={playing ? undefined : ''}
      {...holders}
    >
      <div className="slides" aria-hidden="true">
        {OWN_PICTURES.map((codice, position) => {
          const picture = replaced.get(position);
          const className = position === index ? 'on' : undefined;
          return picture ? (
            <Slide key={codice} url={picture.url} className={className} />
          ) : (
            <RegionPicture key={codice} codice={codice} className={className} lazy />
          );
        })}
      </div>
      <ChiSiamoSheet onOpenForm={onOpenForm} />
      <ChiSiamoControls
        index={index}
        length={length}
        playing={playing}
        onGoTo={goTo}
        onToggle={toggle}
        caption={replaced.get(index)?.didascalia ?? ours}
      />
    </section>
  );
}
