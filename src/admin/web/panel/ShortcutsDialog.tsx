import { useId } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ShortcutKeys } from './use-shortcut-keys.ts';
import * as t from './messages.it.ts';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', 'K'], does: t.schedaSuccessivaPrecedente },
  { keys: ['↓', '↑'], does: t.loStessoDentroLaCoda },
  { keys: ['X'], does: t.scorciatoiaSeleziona },
  { keys: [t.maiusc, 'X'], does: t.selezionaFinoAQui },
  { keys: ['A'], does: t.approva },
  { keys: ['R'], does: t.rifiuta },
  { keys: ['V'], does: t.segnaTestiVisti },
  { keys: ['Z'], does: t.annullaUltimaDecisioneFincheCe },
  { keys: ['F'], does: t.gestisciFoto },
  { keys: ['D'], does: t.dettagli },
  { keys: ['/'], does: t.cercaNellaCoda },
  { keys: ['?'], does: t.questeScorciatoie },
];

type ShortcutsDialogProps = { shortcutKeys: ShortcutKeys; onClose: () => void };

export function ShortcutsDialog({ shortcutKeys, onClose }: ShortcutsDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={t.scorciatoie} className="admin-shortcuts">
      <p className="muted">{t.valgonoQuandoSeiNellaCoda}</p>
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
          className="admin-checkbox"
          aria-describedby={`${id}-hint`}
          checked={shortcutKeys.isOn}
          onChange={({ target }) => shortcutKeys.choose(target.checked)}
        />
        <label htmlFor={id}>{t.scorciatoieConUnaLettera}</label>
        <p id={`${id}-hint`} className="muted">
          {t.spenteRestanoLeFrecceQuesto}
        </p>
      </div>
    </Dialog>
  );
}
