import { useSlideshow } from '../../ui/use-slideshow.ts';
import type { Regione } from '../../locations/contract.ts';
import { ChiSiamoControls } from './ChiSiamoControls.tsx';
import { ChiSiamoSheet } from './ChiSiamoSheet.tsx';
import { RegionPicture } from '../../locations/web/RegionPicture.tsx';

/** The 13 landscapes of the carousel, wide crops of the region posters. */
const slides = ['TOS', 'TAA', 'PUG', 'SIC', 'VEN', 'LAZ', 'LIG', 'UMB', 'CAM', 'SAR', 'BAS', 'MAR', 'ABR'];

/** "Auto-advance every 5 s" (specification section 2, Home). */
const ADVANCE_MS = 5000;

/** The about-us text over 13 landscapes. The pictures are decoration: everything that is said is in the sheet. */
export function ChiSiamo({ regioni, onOpenForm }: { regioni: Regione[]; onOpenForm: () => void }) {
  const { index, playing, goTo, toggle, holders } = useSlideshow({ length: slides.length, periodMs: ADVANCE_MS });
  const region = regioni.find(({ codice }) => codice === slides[index]);
  return (
    <section
      className="chi"
      id="chi-siamo"
      aria-roledescription="carosello"
      aria-label="Chi siamo"
      data-paused={playing ? undefined : ''}
      {...holders}
    >
      <div className="slides" aria-hidden="true">
        {slides.map((codice, position) => (
          <RegionPicture key={codice} codice={codice} className={position === index ? 'on' : undefined} lazy />
        ))}
      </div>
      <ChiSiamoSheet onOpenForm={onOpenForm} />
      <ChiSiamoControls
        index={index}
        length={slides.length}
        playing={playing}
        onGoTo={goTo}
        onToggle={toggle}
        caption={region ? `Illustrazione: ${region.nome}` : 'Illustrazione'}
      />
    </section>
  );
}
