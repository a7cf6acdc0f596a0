import { useId } from 'react';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import type { ShortcutKeys } from './use-shortcut-keys.ts';
import * as messages from '../../messages/admin.ts';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J', 'K'], does: messages.nextPreviousShortcut },
  { keys: ['↓', '↑'], does: messages.nextPreviousInQueueShortcut },
  { keys: ['X'], does: messages.selectShortcut },
  { keys: [messages.shiftKey, 'X'], does: messages.selectRangeShortcut },
  { keys: ['A'], does: messages.approveButton },
  { keys: ['R'], does: messages.rejectButton },
  { keys: ['V'], does: messages.markTextsSeenLabel },
  { keys: ['Z'], does: messages.undoDecisionShortcut },
  { keys: ['F'], does: messages.managePhotosLabel },
  { keys: ['D'], does: messages.detailsLabel },
  { keys: ['/'], does: messages.searchQueueLabel },
  { keys: ['?'], does: messages.showShortcutsShortcut },
];

type ShortcutsDialogProps = { shortcutKeys: ShortcutKeys; onClose: () => void };

export function ShortcutsDialog({ shortcutKeys, onClose }: ShortcutsDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={messages.shortcutsLabel} className="admin-shortcuts">
      <p className="muted">{messages.shortcutsScopeHint}</p>
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
        <label htmlFor={id}>{messages.letterShortcutsLabel}</label>
        <p id={`${id}-hint`} className="muted">
          {messages.letterShortcutsHint}
        </p>
      </div>
    </Dialog>
  );
}
