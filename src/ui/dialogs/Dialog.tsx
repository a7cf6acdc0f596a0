import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { hasClosed } from './has-closed.ts';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegions } from '../toasts/LiveRegions.tsx';
import { useModal } from './use-modal.ts';
import * as messages from '../messages/visitor.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
  canClose?: () => boolean;
  questionId?: string;
  /** Element with the initial focus. Defaults to the title, where screen readers start reading. */
  first?: RefObject<HTMLElement | null>;
  ref?: RefObject<HTMLDialogElement | null>;
};

const ALWAYS = () => true;

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, className, canClose = ALWAYS, questionId, first, ref } = props;
  const defaultRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? defaultRef;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal({ dialog, open, first: first ?? heading });

  const requestClose = () => {
    if (canClose()) onClose();
  };
  const closeFromBackdrop = useEffectEvent(requestClose);

  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) closeFromBackdrop();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, [dialog]);

  // The dialog is closed here, because a late `close` event would also close a reopened dialog.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    requestClose();
  };

  return (
    <dialog
      ref={dialog}
      role={questionId === undefined ? undefined : 'alertdialog'}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={questionId}
      onCancel={onCancel}
      onClose={(event) => open && hasClosed(event) && onClose()}
    >
      <div className="dh">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icb" aria-label={messages.closeButton} onClick={requestClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="db">{children}</div>
      {footer && <div className="df">{footer}</div>}
      <LiveRegions />
    </dialog>
  );
}
