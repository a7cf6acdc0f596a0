import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Sentences } from '../Sentences.tsx';
import { TOAST_MS } from '../rules/toast-ms.ts';
import { closeToast, currentToasts, subscribeToToasts, actOnToast, type Toast, toastsOnServer } from './toast-store.ts';
import * as messages from '../messages/visitor.ts';

/** Both regions are rendered from the start, because screen readers miss regions that are added with their text. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const cameFrom = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocus(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const end = (how: (id: number) => void) => (id: number) => {
    how(id);
    // The removed button fired no `blur`, and a resting pointer must not prevent the next toast from disappearing.
    setFocus(false);
    setPointedAt(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  const ends = { onClose: end(closeToast), onAct: end(actOnToast) };
  return (
    <div
      className="toasts"
      // Uses pointer moves rather than `pointerenter`, because a toast that appears under a resting pointer would
      // never disappear.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => setFocus(false)}
    >
      <div role="status">
        {toasts.map(
          (toast) => toast.kind === 'done' && <Item key={toast.id} toast={toast} isHeld={isHeld} {...ends} />,
        )}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.kind === 'failed' && <Item key={toast.id} toast={toast} isHeld {...ends} />)}
      </div>
    </div>
  );
}

type End = (id: number) => void;
type ItemProps = { toast: Toast; isHeld: boolean; onClose: End; onAct: End };

function Item({ toast, isHeld, onClose, onAct }: ItemProps) {
  const { id, kind, sentence, times, action } = toast;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => closeToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, times, isHeld]);
  return (
    <div className={kind === 'failed' ? 'toast e' : 'toast'}>
      <Icon name={kind === 'failed' ? 'warning-circle' : 'check-circle'} />
      {/* A new key creates a new node, which screen readers read again. */}
      <p key={times}>
        <Sentences text={sentence} />
      </p>
      {action && (
        <button type="button" className="txtlink" aria-keyshortcuts={action.key} onClick={() => onAct(id)}>
          {action.label}
          {action.key !== undefined && <kbd aria-hidden="true">{action.key}</kbd>}
        </button>
      )}
      <button type="button" className="icb" aria-label={messages.closeNoticeButton} onClick={() => onClose(id)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
