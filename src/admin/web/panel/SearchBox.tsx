import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MAX_SEARCH } from '../../../strutture/rules/search-pattern.ts';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Panel } from './use-panel.ts';
import * as messages from '../../messages/admin.ts';

const PAUSE_MS = 300;

type SearchBoxProps = { panel: Panel; field: RefObject<HTMLInputElement | null>; onHelp: () => void };

export function SearchBox({ panel, field, onHelp }: SearchBoxProps) {
  const { address, queue, total, search, show, currentId, ids } = panel;
  const { cerca } = address;
  const [typed, setTyped] = useState(cerca);
  const [followed, setFollowed] = useState(cerca);
  const [sent, setSent] = useState(cerca);
  // Copies a changed search from the URL into the field, unless the field caused the change: the user may have typed more since
  // then.
  if (followed !== cerca) {
    setFollowed(cerca);
    setSent(cerca);
    if (cerca !== sent) setTyped(cerca);
  }

  const wanted = typed.trim();
  const send = useEffectEvent(() => {
    if (wanted === cerca) return;
    setSent(wanted);
    search(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const announceCount = useEffectEvent(() => {
    if (cerca !== '' && queue.phase === 'ready') announce(messages.propertiesFound(total));
  });
  useEffect(() => announceCount(), [cerca, queue.phase]);

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = ids;
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      setTyped('');
    }
    if (event.key !== 'ArrowDown' || first === undefined) return;
    event.preventDefault();
    show(currentId !== null && ids.includes(currentId) ? currentId : first, 'queue');
  };
  return (
    <div className="h cerca" role="search">
      <label>
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="search"
          aria-label={messages.searchQueueLabel}
          aria-keyshortcuts="/"
          placeholder={messages.searchQueuePlaceholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {typed !== '' && (
        <button
          type="button"
          className="icb"
          aria-label={messages.clearSearchButton}
          onClick={() => {
            setTyped('');
            field.current?.focus();
          }}
        >
          <Icon name="x" size={16} />
        </button>
      )}
      <button type="button" className="icb tasti" aria-label={messages.keyboardShortcutsTitle} onClick={onHelp}>
        <Icon name="keyboard" />
      </button>
    </div>
  );
}
