import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../ui/announce.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { actionMessages } from '../../action-messages.it.ts';
import { registerQuery } from '../../rules/register-filter.ts';
import { RegisterItem } from './RegisterItem.tsx';
import { RegisterSearch } from './RegisterSearch.tsx';
import { useRegister } from './use-register.ts';

/** Lines of the register, the newest first; of one struttura, or of all. */
export function RegisterList({ struttura_id = null }: { struttura_id?: number | null }) {
  const { lines, loading, hasMore, more, look, filter } = useRegister(struttura_id);
  const isFiltered = registerQuery(filter).length > 0;
  const list = useRef<HTMLOListElement>(null);
  useMoreSaid(lines.length, list);
  const isEmpty = loading === 'ready' && lines.length === 0;
  if (isEmpty && !isFiltered) return <NoLines isOfOne={struttura_id !== null} />;
  return (
    <div className="registro">
      {struttura_id === null && <RegisterSearch filter={filter} onLook={look} />}
      {isEmpty && <NothingFound />}
      {lines.length > 0 && (
        <ol ref={list}>
          {lines.map((line) => (
            <RegisterItem key={line.id} line={line} isOfOne={struttura_id !== null} />
          ))}
        </ol>
      )}
      <p role="status" className="in-arrivo">
        {loading === 'loading' && actionMessages.registroInArrivo}
      </p>
      <div role="alert">
        {loading === 'failed' && (
          <p className="note err-n">
            <Icon name="warning-circle" />
            {actionMessages.registroFallito}
            <button type="button" className="txtlink" onClick={more}>
              Riprova
            </button>
          </p>
        )}
      </div>
      {hasMore && loading !== 'failed' && (
        <button type="button" className="btn alt sm" aria-disabled={loading === 'loading' || undefined} onClick={more}>
          Carica altre
        </button>
      )}
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState title={actionMessages.registroNessuna} level="h3">
      <p>{actionMessages.registroNessunaTesto}</p>
    </EmptyState>
  );
}

function NoLines({ isOfOne }: { isOfOne: boolean }) {
  if (isOfOne) return <p className="muted">{actionMessages.registroVuotoDiUna}</p>;
  return (
    <EmptyState title={actionMessages.registroVuoto} level="h3">
      <p>{actionMessages.registroVuotoTesto}</p>
    </EmptyState>
  );
}

/** Says how many came, and takes the reader to the first of them: the button that asked may be gone. */
function useMoreSaid(count: number, list: { current: HTMLOListElement | null }): void {
  const before = useRef(0);
  const tell = useEffectEvent(() => {
    const had = before.current;
    before.current = count;
    // Fewer than before: another search.
    if (had === 0 || count <= had) return;
    announce(actionMessages.caricateAltre(count - had));
    const first = list.current?.children[had];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
  useEffect(() => tell(), [count]);
}
