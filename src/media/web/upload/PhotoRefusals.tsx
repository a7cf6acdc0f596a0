import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { PickedPhotos } from './picked-photos.ts';
import * as t from './messages.it.ts';

/**
 * One alert for all files that were not taken, a line for each (`aria-atomic`: only a new line is read). Below it, all that
 * failed on the way can be tried again at once.
 */
export function PhotoRefusals({ picked, onRetry }: { picked: PickedPhotos; onRetry: (keys: string[]) => void }) {
  const failed = picked.list.filter(({ state }) => state.kind === 'failed');
  const lost = failed.flatMap(({ key, state }) => (state.kind === 'failed' ? [{ key, sentence: state.sentence }] : []));
  const lines = [...picked.refusals.map((sentence, index) => ({ key: `${index} ${sentence}`, sentence })), ...lost];
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  return (
    <>
      <div ref={alert} role="alert" aria-atomic="false" className="media-notices">
        {lines.map(({ key, sentence }) => (
          <p key={key} className="err" data-msg={sentence}>
            <Icon name="warning-circle" />
            <span>{sentence}</span>
          </p>
        ))}
      </div>
      {failed.length > 1 && (
        <button type="button" className="btn alt sm media-all" onClick={() => onRetry(failed.map(({ key }) => key))}>
          <Icon name="arrows-clockwise" />
          {t.riprovaTutte}
        </button>
      )}
    </>
  );
}
