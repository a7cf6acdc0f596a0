import { Icon } from '../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

type ChiSiamoControlsProps = {
  index: number;
  length: number;
  playing: boolean;
  onGoTo: (index: number) => void;
  onToggle: () => void;
  caption: string;
};

/** Pause, previous, a dot for each picture, next; and what the picture is. */
export function ChiSiamoControls({ index, length, playing, onGoTo, onToggle, caption }: ChiSiamoControlsProps) {
  return (
    <div className="ctl">
      <div className="wrap">
        <span className="didascalia">{caption}</span>
        <button type="button" className="icb" aria-label={playing ? t.mettiInPausa : t.riprendi} onClick={onToggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="icb" aria-label={t.fotoPrecedente} onClick={() => onGoTo(index - 1)}>
          <Icon name="caret-left" />
        </button>
        <div className="dots" role="group" aria-label={t.scegliLaFoto}>
          {Array.from({ length }, (_, position) => (
            <button
              key={`foto-${position + 1}`}
              type="button"
              aria-label={t.vaiAllaFoto(position + 1)}
              aria-current={position === index}
              onClick={() => onGoTo(position)}
            />
          ))}
        </div>
        <button type="button" className="icb" aria-label={t.fotoSuccessiva} onClick={() => onGoTo(index + 1)}>
          <Icon name="caret-right" />
        </button>
      </div>
    </div>
  );
}
