import { call } from '../../../../api/call.ts';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { formatMomentInDigits } from '../../../../kernel/dates/format-moment.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { PagedList } from '../PagedList.tsx';
import { usePages } from '../use-pages.ts';
import * as messages from '../../../messages/admin.ts';

export function SubscribersTab() {
  const pages = usePages('iscritti', (query, signal) =>
    call('GET /api/admin/newsletter/subscribers', { query, signal }),
  );
  const { counts } = pages;
  return (
    <>
      <div className="blog-toolbar">
        {counts && (
          <ul className="admin-counters" aria-label={messages.subscribersTitle}>
            <li>
              <b>{formatCount(counts.confermato)}</b>{' '}
              <span>{messages.confirmedSubscribersLabel(counts.confermato)}</span>
            </li>
            <li>
              <b>{formatCount(counts.in_attesa)}</b> <span>{messages.pendingSubscribersLabel}</span>
            </li>
          </ul>
        )}
        <a className="btn alt sm" href="/api/admin/newsletter/subscribers.csv" download="iscritti.csv">
          <Icon name="download-simple" />
          {messages.exportCsvButton}
        </a>
      </div>
      <p className="note info">
        <Icon name="shield-check" />
        {messages.doubleOptInHelp}
      </p>
      <PagedList
        pages={pages}
        coming={messages.subscribersLoading}
        failed={messages.subscribersNotLoaded}
        empty={{ title: messages.noSubscribersTitle, children: <p>{messages.noSubscribersHint}</p> }}
        more={messages.moreSubscribersButton}
      >
        {(items) => (
          <div className="table" role="region" aria-label={messages.subscriberListLabel} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{messages.emailColumn}</th>
                  <th scope="col">{messages.statusLabel}</th>
                  <th scope="col">{messages.requestedColumn}</th>
                  <th scope="col">{messages.confirmedColumn}</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, email, stato, asked_at, confirmed_at }) => (
                  <tr key={id}>
                    <th scope="row">{email}</th>
                    <td>
                      <span className={stato === 'confermato' ? 'badge ok' : 'badge'}>
                        {messages.subscriberStatuses[stato]}
                      </span>
                    </td>
                    <td>{formatMomentInDigits(asked_at)}</td>
                    <td>{confirmed_at === null ? '–' : formatMomentInDigits(confirmed_at)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PagedList>
    </>
  );
}
