import { useEffect, useState } from 'react';
import { announce } from './announce.ts';
import { Icon } from './Icon.tsx';
import * as t from './messages.it.ts';

/** How long the outcome of copying stays on the screen. */
const NOTICE_MS = 6000;
const COPIED = t.indirizzoCopiato;
const NOT_COPIED = t.nonRiusciamoACopiareIndirizzo;

/** Whether the browser let us copy: without TLS it has no clipboard at all. */
async function wasCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type ShareButtonProps = { title: string; url: string };

/** Hands the page to the device's own sharing, or copies its address and says so. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const sentence = (await wasCopied(url)) ? COPIED : NOT_COPIED;
    setOutcome(sentence);
    announce(sentence);
  };
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
