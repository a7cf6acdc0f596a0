import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { hasClosed } from './has-closed.ts';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegions } from '../toasts/LiveRegions.tsx';
import { useModal } from './use-modal.ts';
import * as messages from '../messages/visitor.ts';

export type DialogProps = {
  open: boolean;
  /** Esc, the close button, a click beside the dialog and the back gesture all end here. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
  /** Asked before Esc, the close button or a click beside it close the dialog: `false` keeps it open. */
  canClose?: () => boolean;
  /** The id of the sentence with which it asks for something: it is then an alert dialog. */
  asks?: string;
  /** What has the focus first; the title when absent, so that a screen reader starts from what this is. */
  first?: RefObject<HTMLElement | null>;
  ref?: RefObject<HTMLDialogElement | null>;
};

const ALWAYS = () => true;

/** On the browser's own `<dialog>`: it takes the page out of reach, closes on Esc and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, footer, className, canClose = ALWAYS, asks, first, ref } = props;
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useModal({ dialog, open, first: first ?? heading });

  const ask = () => {
    if (canClose()) onClose();
  };
  const askFromBackdrop = useEffectEvent(ask);

  // A click on the backdrop has the dialog itself as its target. From the keyboard the same is Esc.
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) askFromBackdrop();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, [dialog]);

  // Closed by us: the browser would tell of it a moment later, and close what was opened again by then.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    ask();
  };

  return (
    <dialog
      ref={dialog}
      role={asks === undefined ? undefined : 'alertdialog'}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={asks}
      onCancel={onCancel}
      onClose={(event) => open && hasClosed(event) && onClose()}
    >
      <div className="dh">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icb" aria-label={messages.closeButton} onClick={ask}>
          <Icon name="x" />
        </button>
      </div>
      <div className="db">{children}</div>
      {footer && <div className="df">{footer}</div>}
      <LiveRegions />
    </dialog>
  );
}
