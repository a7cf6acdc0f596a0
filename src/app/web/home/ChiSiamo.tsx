import { useState } from 'react';
import { wrapIndex } from '../../../ui/rules/wrap-index.ts';
import { useSlideshow } from '../../../ui/use-slideshow.ts';
import type { Regione } from '../../../locations/contract.ts';
import type { HomePicture } from '../../../admin/home-pictures-contract.ts';
import { DEFAULT_PICTURES } from '../../../admin/rules/default-pictures.ts';
import { LANDSCAPE_RATIO, RegionLandscape } from '../../../locations/web/RegionLandscape.tsx';
import { filledSizes } from '../../../media/rules/drawn-sizes.ts';
import { photoSources } from '../../../media/rules/photo-sources.ts';
import { FormLink } from './FormLink.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import * as messages from '../../messages/visitor.ts';

type ChiSiamoControlsProps = {
  index: number;
  length: number;
  playing: boolean;
  onGoTo: (index: number) => void;
  onToggle: () => void;
  caption: string;
};

function ChiSiamoControls({ index, length, playing, onGoTo, onToggle, caption }: ChiSiamoControlsProps) {
  return (
    <div className="ctl">
      <div className="wrap">
        <span className="didascalia">{caption}</span>
        <button
          type="button"
          className="icb"
          aria-label={playing ? messages.pauseButton : messages.resumeButton}
          onClick={onToggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="icb"
          aria-label={messages.previousPhotoLabel}
          onClick={() => onGoTo(index - 1)}
        >
          <Icon name="caret-left" />
        </button>
        <div className="dots" role="group" aria-label={messages.choosePhotoLabel}>
          {Array.from({ length }, (_, position) => (
            <button
              key={`foto-${position + 1}`}
              type="button"
              aria-label={messages.goToPhotoLabel(position + 1)}
              aria-current={position === index}
              onClick={() => onGoTo(position)}
            />
          ))}
        </div>
        <button type="button" className="icb" aria-label={messages.nextPhotoLabel} onClick={() => onGoTo(index + 1)}>
          <Icon name="caret-right" />
        </button>
      </div>
    </div>
  );
}

const paragraphs = [messages.aboutHospitality, messages.aboutIndependence, messages.aboutVerification];

function Text() {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

/** The text is rendered twice so that it loops seamlessly; assistive technology reads only the first copy. */
function ChiSiamoSheet({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <div className="panel">
      <div className="wrap">
        <div className="foglio">
          <h2>{messages.aboutUsLabel}</h2>
          {/* Focusable, so that the text can be scrolled with the keyboard if the user prefers reduced motion. */}
          <div className="scroll" tabIndex={0} role="group" aria-label={messages.tickerHint}>
            <div>
              <Text />
              <div className="copy" aria-hidden="true">
                <Text />
              </div>
            </div>
          </div>
          <div className="btns">
            <FormLink className="btn" onOpen={onOpenForm}>
              {messages.joinUsLink}
            </FormLink>
          </div>
        </div>
      </div>
    </div>
  );
}

const ADVANCE_MS = 5000;

type ChiSiamoProps = {
  regioni: Regione[];
  pictures: readonly HomePicture[];
  onOpenForm: () => void;
};

/** Height of the section. It must equal the value in `about.css`. */
const ABOUT_HEIGHT = 'clamp(480px, 46vw, 660px)';
const sizesOf = (photo: number) => filledSizes({ width: '100vw', height: ABOUT_HEIGHT, photo });

function Slide({ url, className }: { url: string; className: string | undefined }) {
  const { webp, src, width, height } = photoSources(url);
  const sizes = sizesOf(width / height);
  return <img src={src} srcSet={webp} alt="" loading="lazy" {...{ sizes, className, width, height }} />;
}

function isNear(position: number, index: number, length: number): boolean {
  return [0, 1, length - 1].includes(wrapIndex(position - index, length));
}

/** Returns the index of the previous slide, which stays visible while the next one fades in above it. */
function useBefore(index: number): number {
  const [seen, setSeen] = useState({ index, before: index });
  if (seen.index !== index) setSeen({ index, before: seen.index });
  return seen.before;
}

/** The landscapes are decorative, because the text contains all the information. */
export function ChiSiamo({ regioni, pictures, onOpenForm }: ChiSiamoProps) {
  const length = DEFAULT_PICTURES.length;
  const { index, playing, goTo, toggle, holders } = useSlideshow({ length, periodMs: ADVANCE_MS });
  const before = useBefore(index);
  const region = regioni.find(({ codice }) => codice === DEFAULT_PICTURES[index]);
  const replaced = new Map(pictures.map((picture) => [picture.posizione - 1, picture]));
  const ours = region ? messages.illustrationOf(region.nome) : messages.illustrationLabel;
  return (
    <section
      className="home-about"
      id="chi-siamo"
      aria-roledescription={messages.carouselRole}
      aria-label={messages.aboutUsLabel}
      data-paused={playing ? undefined : ''}
      {...holders}
    >
      <div className="slides" aria-hidden="true">
        {DEFAULT_PICTURES.map((codice, position) => {
          if (position !== before && !isNear(position, index, length)) return null;
          const picture = replaced.get(position);
          const className = position === index ? 'on' : position === before ? 'before' : undefined;
          return picture ? (
            <Slide key={codice} url={picture.url} className={className} />
          ) : (
            <RegionLandscape key={codice} {...{ codice, className }} sizes={sizesOf(LANDSCAPE_RATIO)} />
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
