import { useEffect, useState } from 'react';
import { announce } from './announce.ts';
import { Icon } from './Icon.tsx';
import './copy-button.css';
import * as t from './messages.it.ts';

/** How long the button says what became of it. */
const NOTICE_MS = 4000;
const COPIED = t.copiato;
const NOT_COPIED = t.nonRiusciamoACopiareSeleziona;

type CopyButtonProps = {
  text: string;
  label: string;
  /** What it is called where the label alone does not say what is copied. */
  name?: string;
};

/** Copies a text and says so; without TLS a browser has no clipboard, and the text stands there to be selected. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const sentence = await navigator.clipboard?.writeText(text).then(
      () => COPIED,
      () => NOT_COPIED,
    );
    setOutcome(sentence ?? NOT_COPIED);
    announce(sentence ?? NOT_COPIED);
  };
  return (
    <div className="copy">
      <button type="button" className="btn alt sm" aria-label={name} onClick={() => void copy()}>
        <Icon name={outcome === COPIED ? 'check' : 'copy'} />
        {label}
      </button>
      {outcome !== null && <span aria-hidden="true">{outcome}</span>}
    </div>
  );
}
