import { Icon } from '../../../ui/Icon.tsx';

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
        <button type="button" className="icb" aria-label={playing ? 'Metti in pausa' : 'Riprendi'} onClick={onToggle}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="icb" aria-label="Foto precedente" onClick={() => onGoTo(index - 1)}>
          <Icon name="caret-left" />
        </button>
        <div className="dots" role="group" aria-label="Scegli la foto">
          {Array.from({ length }, (_, position) => (
            <button
              key={`foto-${position + 1}`}
              type="button"
              aria-label={`Vai alla foto ${position + 1}`}
              aria-current={position === index}
              onClick={() => onGoTo(position)}
            />
          ))}
        </div>
        <button type="button" className="icb" aria-label="Foto successiva" onClick={() => onGoTo(index + 1)}>
          <Icon name="caret-right" />
        </button>
      </div>
    </div>
  );
}
