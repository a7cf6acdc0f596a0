import type { KeyboardEvent, RefObject } from 'react';
import { actionsOf } from '../../rules/actions-of.ts';
import { type KeyPlace, readShortcut, type Shortcut } from '../../rules/shortcut.ts';
import type { OnPanelRequest } from './panel-dialog.ts';
import type { Panel } from './use-panel.ts';

type ShortcutOptions = {
  panel: Panel;
  isOn: boolean;
  search: RefObject<HTMLInputElement | null>;
  onRequest: OnPanelRequest;
};

const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

function isTyped({ target }: KeyboardEvent): boolean {
  // Ignores key events from dialogs, which React also bubbles to this handler.
  return !(target instanceof Element) || target.closest(`${TYPED}, dialog`) !== null;
}

/** The shortcuts are active only while the focus is in the queue or the sheet (WCAG 2.1.4). */
export function useShortcuts({ panel, isOn, search, onRequest }: ShortcutOptions) {
  const { current, currentId, detail, selection, address } = panel;

  const request = (action: 'approve' | 'reject' | 'seen' | 'photos' | 'details') => {
    const isThere = current !== null && (detail.detail !== null || action === 'approve' || action === 'reject');
    if (isThere && actionsOf(current).includes(action)) onRequest(action);
  };
  const toggle = (isRange: boolean) => {
    if (address.tab === 'pending' && currentId !== null) selection.toggle(currentId, isRange);
  };
  const commands: Record<Shortcut, (place: KeyPlace) => void> = {
    next: (place) => panel.step(1, place),
    previous: (place) => panel.step(-1, place),
    toggle: () => toggle(false),
    toggleRange: () => toggle(true),
    approve: () => request('approve'),
    reject: () => request('reject'),
    seen: () => request('seen'),
    photos: () => request('photos'),
    details: () => request('details'),
    undo: panel.takeBack,
    search: () => {
      search.current?.focus();
      search.current?.select();
    },
    help: () => onRequest('shortcuts'),
  };

  return (place: KeyPlace) => (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || isTyped(event)) return;
    const key = {
      key: event.key,
      isShift: event.shiftKey,
      hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    };
    const shortcut = readShortcut(key, place, isOn);
    if (shortcut === null) return;
    event.preventDefault();
    commands[shortcut](place);
  };
}
