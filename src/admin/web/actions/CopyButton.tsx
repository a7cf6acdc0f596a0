import { useEffect, useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { actionMessages } from '../../action-messages.it.ts';

/** How long the button says what became of it. */
const NOTICE_MS = 4000;

/** Copies a text and says so; without TLS a browser has no clipboard, and the text stands there to be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const sentence = await navigator.clipboard?.writeText(text).then(
      () => actionMessages.copiato,
      () => actionMessages.nonCopiato,
    );
    setOutcome(sentence ?? actionMessages.nonCopiato);
    announce(sentence ?? actionMessages.nonCopiato);
  };
  return (
    <div className="copia">
      <button type="button" className="btn alt sm" onClick={() => void copy()}>
        <Icon name={outcome === actionMessages.copiato ? 'check' : 'copy'} />
        {label}
      </button>
      {outcome !== null && <span aria-hidden="true">{outcome}</span>}
    </div>
  );
}
