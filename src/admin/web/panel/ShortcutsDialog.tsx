import { useId } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ShortcutKeys } from './use-shortcut-keys.ts';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', 'K'], does: 'Scheda successiva, precedente' },
  { keys: ['↓', '↑'], does: 'Lo stesso, dentro la coda' },
  { keys: ['X'], does: 'Seleziona' },
  { keys: ['Maiusc', 'X'], does: 'Seleziona fino a qui' },
  { keys: ['A'], does: 'Approva' },
  { keys: ['R'], does: 'Rifiuta' },
  { keys: ['Z'], does: 'Annulla l’ultima decisione, finché c’è l’avviso' },
  { keys: ['F'], does: 'Gestisci Foto' },
  { keys: ['D'], does: 'Dettagli' },
  { keys: ['/'], does: 'Cerca nella coda' },
  { keys: ['?'], does: 'Queste scorciatoie' },
];

type ShortcutsDialogProps = { shortcutKeys: ShortcutKeys; onClose: () => void };

/** The panel's keys, and the switch that turns those of one letter off. */
export function ShortcutsDialog({ shortcutKeys, onClose }: ShortcutsDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title="Scorciatoie" className="scorciatoie">
      <p className="muted">Valgono quando sei nella coda o nella scheda.</p>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="interruttore">
        <input
          id={id}
          type="checkbox"
          className="cb"
          aria-describedby={`${id}-hint`}
          checked={shortcutKeys.isOn}
          onChange={({ target }) => shortcutKeys.choose(target.checked)}
        />
        <label htmlFor={id}>Scorciatoie con una lettera</label>
        <p id={`${id}-hint`} className="muted">
          Spente, restano le frecce. Questo browser se lo ricorda.
        </p>
      </div>
    </Dialog>
  );
}
