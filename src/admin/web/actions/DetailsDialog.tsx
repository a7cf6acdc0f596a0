import { useId } from 'react';
import { CopyButton } from '../../../ui/sharing/CopyButton.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { jsonLines } from '../../rules/json-lines.ts';
import type { ActionProps } from './action-props.ts';
import { RegisterList } from './RegisterList.tsx';
import './actions.css';
import * as messages from '../../messages/admin.ts';

const HANGING = 2;

export function DetailsDialog({ struttura, onClose }: Pick<ActionProps, 'struttura' | 'onClose'>) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={messages.detailsLabel} className="w admin-action">
      <div className="capo">
        <p className="admin-whose">{struttura.nome}</p>
        <CopyButton text={JSON.stringify(struttura, null, 2)} label={messages.copyButton} />
      </div>
      <pre className="admin-json" tabIndex={0} role="region" aria-label={`${struttura.nome}, JSON`}>
        {jsonLines(struttura).map(({ indent, pieces }, line) => (
          <code key={line} style={{ paddingInlineStart: `${indent + HANGING}ch`, textIndent: `-${HANGING}ch` }}>
            {pieces.map(({ kind, text }, piece) => (
              <span key={piece} className={`j-${kind}`}>
                {text}
              </span>
            ))}
          </code>
        ))}
      </pre>
      <section className="admin-register-of" aria-labelledby={id}>
        <h3 id={id} className="h3">
          {messages.auditTrailTitle}
        </h3>
        <RegisterList struttura_id={struttura.id} />
      </section>
    </Dialog>
  );
}
