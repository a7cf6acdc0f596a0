import { useRef } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useCopy } from './use-copy.ts';
import * as messages from '../messages/visitor.ts';

const NOTICE_MS = 6000;
const SENTENCES = { copied: messages.linkCopied, notCopied: messages.copyLinkByHand };

export type ShareDialogProps = { title: string; url: string; isOpen: boolean; onClose: () => void };

export function ShareDialog({ title, url, isOpen, onClose }: ShareDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const { outcome, copy } = useCopy(url, SENTENCES, NOTICE_MS);
  const copyOrSelect = async () => {
    if (!(await copy())) address.current?.select();
  };
  const text = encodeURIComponent(`${title}\n${url}`);
  return (
    <Dialog open={isOpen} onClose={onClose} title={messages.shareButton} className="share-dialog">
      <input ref={address} className="inp" aria-label={messages.pageAddressLabel} value={url} readOnly />
      <p className="muted" aria-hidden="true">
        {outcome}
      </p>
      <div className="share-ways">
        <button type="button" className="btn" onClick={() => void copyOrSelect()}>
          <Icon name="copy" />
          {messages.copyLinkButton}
        </button>
        <a className="btn alt" href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
          <Icon name="whatsapp-logo" />
          {messages.whatsappLabel}
        </a>
        <a className="btn alt" href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
          <Icon name="envelope-simple" />
          {messages.emailLink}
        </a>
      </div>
    </Dialog>
  );
}
