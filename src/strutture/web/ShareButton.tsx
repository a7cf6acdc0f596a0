import { useEffect, useState } from 'react';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { struttureMessages } from '../messages.it.ts';

/** How long the outcome of copying stays on the screen. */
const NOTICE_MS = 6000;

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
    const sentence = await navigator.clipboard.writeText(url).then(
      () => struttureMessages.indirizzoCopiato,
      () => struttureMessages.indirizzoNonCopiato,
    );
    setOutcome(sentence);
    announce(sentence);
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    // Closing the device's sheet without choosing is no failure.
    return navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <div className="condividi">
      {outcome !== null && <span aria-hidden="true">{outcome}</span>}
      <button type="button" className="btn alt sm" onClick={() => void share()}>
        <Icon name="share-network" />
        Condividi
      </button>
    </div>
  );
}
