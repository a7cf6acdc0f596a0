import { call } from '../../../../api/call.ts';
import { formatCount } from '../../../../kernel/format-count.ts';
import { formatMomentInFigures } from '../../../../kernel/format-moment.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { LoadNote } from '../LoadNote.tsx';
import { usePages } from '../use-pages.ts';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.iscritti;

/** Iscritti: who gets the newsletter, and who was asked to confirm. */
export function SubscribersTab() {
  const pages = usePages('iscritti', (query, signal) =>
    call('GET /api/admin/newsletter/subscribers', { query, signal }),
  );
  const { items, counts, phase, retry } = pages;
  return (
    <>
      <div className="blog-toolbar">
        {counts && (
          <ul className="admin-counters" aria-label={t.iscritti}>
            <li>
              <b>{formatCount(counts.confermato)}</b> <span>{messages.confermati(counts.confermato)}</span>
            </li>
            <li>
              <b>{formatCount(counts.in_attesa)}</b> <span>{messages.inAttesa}</span>
            </li>
          </ul>
        )}
        <a className="btn alt sm" href="/api/admin/newsletter/subscribers.csv" download="iscritti.csv">
          <Icon name="download-simple" />
          {t.esportaCsv}
        </a>
      </div>
      <p className="note info">
        <Icon name="shield-check" />
        {messages.spiegazione}
      </p>
      <LoadNote
        phase={phase}
        hasAny={items !== null}
        coming={messages.inArrivo}
        failed={messages.falliti}
        onRetry={retry}
      />
      {phase === 'ready' && items?.length === 0 && (
        <EmptyState title={messages.vuoto} level="h3">
          <p>{messages.vuotoTesto}</p>
        </EmptyState>
      )}
      {items !== null && items.length > 0 && (
        <div className="table" role="region" aria-label={t.elencoDegliIscritti} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.eMail}</th>
                <th scope="col">{t.stato}</th>
                <th scope="col">{t.richiesta}</th>
                <th scope="col">{t.conferma}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, email, stato, asked_at, confirmed_at }) => (
                <tr key={id}>
                  <th scope="row">{email}</th>
                  <td>
                    <span className={stato === 'confermato' ? 'badge ok' : 'badge'}>{messages.stati[stato]}</span>
                  </td>
                  <td>{formatMomentInFigures(asked_at)}</td>
                  <td>{confirmed_at === null ? '–' : formatMomentInFigures(confirmed_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages.hasMore && phase !== 'failed' && (
        <button
          type="button"
          className="btn alt sm blog-more"
          aria-disabled={phase === 'loading' || undefined}
          onClick={() => phase !== 'loading' && pages.more()}
        >
          {messages.altri}
        </button>
      )}
    </>
  );
}
