import { call } from '../../../../api/call.ts';
import { formatCount } from '../../../../kernel/format-count.ts';
import { formatMomentInFigures } from '../../../../kernel/format-moment.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { PagedList } from '../PagedList.tsx';
import { usePages } from '../use-pages.ts';
import * as t from './messages.it.ts';

export function SubscribersTab() {
  const pages = usePages('iscritti', (query, signal) =>
    call('GET /api/admin/newsletter/subscribers', { query, signal }),
  );
  const { counts } = pages;
  return (
    <>
      <div className="blog-toolbar">
        {counts && (
          <ul className="admin-counters" aria-label={t.iscritti}>
            <li>
              <b>{formatCount(counts.confermato)}</b> <span>{t.confermati(counts.confermato)}</span>
            </li>
            <li>
              <b>{formatCount(counts.in_attesa)}</b> <span>{t.inAttesa}</span>
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
        {t.spiegazione}
      </p>
      <PagedList
        pages={pages}
        coming={t.iscrittiInArrivo}
        failed={t.iscrittiFalliti}
        empty={{ title: t.senzaIscritti, children: <p>{t.senzaIscrittiTesto}</p> }}
        more={t.altriIscritti}
      >
        {(items) => (
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
                      <span className={stato === 'confermato' ? 'badge ok' : 'badge'}>{t.stati[stato]}</span>
                    </td>
                    <td>{formatMomentInFigures(asked_at)}</td>
                    <td>{confirmed_at === null ? '–' : formatMomentInFigures(confirmed_at)}</td>
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
