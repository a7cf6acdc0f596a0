import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { lazyDialog } from '../dialogs/lazy-dialog.ts';
import * as messages from '../messages/visitor.ts';

const LateShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

type ShareButtonProps = { title: string; url: string };

export function ShareButton({ title, url }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    if (!('share' in navigator)) return setOpen(true);
    return navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the share sheet without a choice is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    });
  };

  return (
    <div className="share">
      <button type="button" className="btn alt sm" onClick={() => void share()}>
        <Icon name="share-network" />
        {messages.shareButton}
      </button>
      <LateShareDialog {...{ title, url, isOpen }} onClose={() => setOpen(false)} />
    </div>
  );
}
