import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { LiveRegions } from './LiveRegions.tsx';

type DialogProps = {
  open: boolean;
  /** Esc, the close button, a click beside the dialog and the back gesture all end here. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons pinned below the scrolling body. */
  footer?: ReactNode;
  className?: string;
};

/**
 * A modal dialog on the browser's own `<dialog>`: it takes the page out of reach, closes on Esc and gives the focus back
 * to where it was. Focus goes to the title first, so that a screen reader starts from what this is.
 */
export function Dialog({ open, onClose, title, children, footer, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    heading.current?.focus();
  }, [open]);

  // A click on the backdrop has the dialog itself as its target. From the keyboard the same is Esc.
  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, [onClose]);

  return (
    <dialog ref={dialog} className={className} aria-labelledby={titleId} onClose={onClose}>
      <div className="dh">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icb" aria-label="Chiudi" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className="db">{children}</div>
      {footer && <div className="df">{footer}</div>}
      <LiveRegions />
    </dialog>
  );
}
