import { formMessages } from '../../form-messages.it.ts';
import { RestartButton } from './RestartButton.tsx';

type SubmitBarProps = {
  mode: 'create' | 'edit';
  phase: 'editing' | 'waiting' | 'sending';
  isDirty: boolean;
  onRestart: () => void;
};

const LABELS = { create: 'Invia la richiesta', edit: 'Salva le modifiche' } as const;

/** The button, always in view, and what is kept meanwhile. While it sends, it stays where it is and takes no second click. */
export function SubmitBar({ mode, phase, isDirty, onRestart }: SubmitBarProps) {
  const isBusy = phase !== 'editing';
  return (
    <div className="invio">
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {isBusy && <span className="spin s" aria-hidden="true" />}
        {isBusy ? formMessages.invioInCorso : LABELS[mode]}
      </button>
      <p role="status">{phase === 'waiting' ? formMessages.fotoInCaricamento : ''}</p>
      {isDirty && !isBusy && (
        <div className="tenuta">
          <span>{formMessages.bozzaSalvata}</span> <RestartButton mode={mode} onRestart={onRestart} />
        </div>
      )}
    </div>
  );
}
