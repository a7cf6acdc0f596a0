import { Icon } from '../icons/Icon.tsx';
import { useCopy } from './use-copy.ts';
import './copy-button.css';
import * as messages from '../messages/visitor.ts';

const NOTICE_MS = 4000;
const SENTENCES = { copied: messages.copiedNotice, notCopied: messages.copyFailed };

type CopyButtonProps = {
  text: string;
  label: string;
  name?: string;
};

export function CopyButton({ text, label, name }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text, SENTENCES, NOTICE_MS);
  return (
    <div className="copy">
      <button type="button" className="btn alt sm" aria-label={name} onClick={() => void copy()}>
        <Icon name={outcome === SENTENCES.copied ? 'check' : 'copy'} />
        {label}
      </button>
      {outcome !== null && <span aria-hidden="true">{outcome}</span>}
    </div>
  );
}
