import type { MouseEvent, ReactNode } from 'react';
import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { loadSubmissionDialog } from './load-submission-dialog.it.ts';

type FormLinkProps = { className: string; onOpen: () => void; children: ReactNode };

/** Opens the submission form in a dialog. Without scripts, or in languages without owner pages, links to the form's own page. */
export function FormLink({ className, onOpen, children }: FormLinkProps) {
  if (loadSubmissionDialog === null) {
    return (
      <OwnersLink className={className} page="inserisci">
        {children}
      </OwnersLink>
    );
  }
  const prepare = () => void loadSubmissionDialog?.().catch(() => undefined);
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <OwnersLink
      className={className}
      page="inserisci"
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </OwnersLink>
  );
}
