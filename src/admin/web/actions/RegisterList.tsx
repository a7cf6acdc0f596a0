import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../ui/toasts/announce.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FailureAlert } from '../../../ui/loading/FailureAlert.tsx';
import { registerQuery } from '../../rules/register.ts';
import { RegisterItem } from './RegisterItem.tsx';
import { RegisterSearch } from './RegisterSearch.tsx';
import { useRegister } from './use-register.ts';
import * as messages from '../../messages/admin.ts';

export function RegisterList({ struttura_id = null }: { struttura_id?: number | null }) {
  const register = useRegister(struttura_id);
  const { lines, loading, hasMore, more, look, retry, filter } = register;
  const isFiltered = registerQuery(filter).length > 0;
  const list = useRef<HTMLOListElement>(null);
  useLinesAnnouncement({ ...register, isFiltered }, list);
  const isEmpty = loading === 'ready' && lines.length === 0;
  if (isEmpty && !isFiltered) return <NoLines isOfOne={struttura_id !== null} />;
  return (
    <div className="admin-register">
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
        {loading === 'loading' && messages.auditLogLoading}
      </p>
      <FailureAlert>
        {loading === 'failed' && (
          <>
            {messages.auditLogNotLoaded}
            <button type="button" className="txtlink" onClick={retry}>
              {messages.retryButton}
            </button>
          </>
        )}
      </FailureAlert>
      {hasMore && loading !== 'failed' && (
        <button type="button" className="btn alt sm" aria-disabled={loading === 'loading' || undefined} onClick={more}>
          {messages.loadMoreButton}
        </button>
      )}
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState title={messages.auditLogNoMatchTitle} level="h3">
      <p>{messages.auditLogNoMatchHint}</p>
    </EmptyState>
  );
}

function NoLines({ isOfOne }: { isOfOne: boolean }) {
  if (isOfOne) return <p className="muted">{messages.auditLogEmptyForProperty}</p>;
  return (
    <EmptyState title={messages.auditLogEmptyTitle} level="h3">
      <p>{messages.auditLogEmptyHint}</p>
    </EmptyState>
  );
}

type LoadedRegister = Pick<ReturnType<typeof useRegister>, 'lines' | 'hasMore' | 'isContinued'> & {
  isFiltered: boolean;
};

/** Announces the loaded entries. After «Carica altre», focuses the first new entry, because the button may have disappeared. */
function useLinesAnnouncement(came: LoadedRegister, list: { current: HTMLOListElement | null }): void {
  const before = useRef<LoadedRegister['lines']>(came.lines);
  const announceLines = useEffectEvent(() => {
    const { lines, hasMore, isContinued, isFiltered } = came;
    const had = before.current;
    before.current = lines;
    if (had === lines) return;
    if (!isContinued) {
      if (isFiltered)
        announce(
          lines.length === 0 ? messages.auditLogNoMatchTitle : messages.auditEntriesFound(lines.length, hasMore),
        );
      return;
    }
    announce(messages.auditEntriesLoaded(lines.length - had.length));
    const first = list.current?.children[had.length];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  });
  useEffect(() => announceLines(), [came.lines]);
}
