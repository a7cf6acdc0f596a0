import { Icon } from './Icon.tsx';
import { useCopy } from './use-copy.ts';
import * as t from './messages.it.ts';

const NOTICE_MS = 6000;
const SENTENCES = { copied: t.indirizzoCopiato, notCopied: t.nonRiusciamoACopiareIndirizzo };

type ShareButtonProps = { title: string; url: string };

/** Hands the page to the device's own sharing, or copies its address and says so. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const { outcome, copy } = useCopy(url, SENTENCES, NOTICE_MS);
  const share = async () => {
    if (!('share' in navigator)) return copy();
    return navigator.share({ title, url }).catch((error: unknown) => {
      // Closing the device's sheet without choosing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
    });
  };

  return (
    <div className="share">
      {outcome !== null && <span aria-hidden="true">{outcome}</span>}
      <button type="button" className="btn alt sm" onClick={() => void share()}>
        <Icon name="share-network" />
        {t.condividi}
      </button>
    </div>
  );
}
