import { useState } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { addDays, dateInRome } from '../../../../kernel/calendar-date.ts';
import { formatCount } from '../../../../kernel/format-count.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import type { BlogAnalytics } from '../../../moderation-contract.ts';
import { compareViews } from '../../../rules/compare-views.ts';
import { postPath } from '../../../rules/post-path.ts';
import { sparkline } from '../../../rules/plot-scale.ts';
import { LoadNote } from '../LoadNote.tsx';
import { ViewsPlot } from './ViewsPlot.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.statistiche;

const WINDOWS = ['7', '30', '90'] as const;
type Window = (typeof WINDOWS)[number];
const OPTIONS = WINDOWS.map((value) => ({ value, label: messages.finestre[value] }));

/** Statistiche: how often the articles were opened, by day and by article. */
export function AnalyticsTab() {
  const [window, setWindow] = useState<Window>('30');
  const [today] = useState(() => dateInRome(new Date()));
  const dal = addDays(today, 1 - Number(window));
  const { phase, data, reload } = useRead('GET /api/admin/blog/analytics', { query: { dal, al: today } });
  return (
    <>
      <div className="blog-toolbar">
        <Segmented label={t.ultimiGiorni} options={OPTIONS} value={window} onChange={setWindow} />
        <p className="muted">{messages.come}</p>
      </div>
      <LoadNote
        phase={phase}
        hasAny={data !== null}
        coming={messages.inArrivo}
        failed={messages.fallite}
        onRetry={() => void reload()}
      />
      {data && <Figures data={data.data} />}
    </>
  );
}

function Figures({ data }: { data: BlogAnalytics }) {
  const { total, before, days, posts } = data;
  const change = compareViews(total, before);
  return (
    <>
      <section className="blog-dashboard" aria-label={messages.grafico(days.length)}>
        <p className="totale">
          <b>{formatCount(total)}</b>
          <span>{total === 1 ? 'lettura' : 'letture'}</span>
          <span className={`cambio ${change.kind}`}>{messages.confronto(change, days.length)}</span>
        </p>
        <ViewsPlot days={days} />
      </section>
      {posts.length === 0 ? (
        <EmptyState title={messages.vuoto} level="h3">
          <p>{messages.vuotoTesto}</p>
        </EmptyState>
      ) : (
        <PostsTable posts={posts} />
      )}
    </>
  );
}

const SPARK = { width: 120, height: 28 };

function PostsTable({ posts }: { posts: BlogAnalytics['posts'] }) {
  return (
    <div className="table" role="region" aria-label={t.letturePerArticolo} tabIndex={0}>
      <table className="blog-letture">
        <thead>
          <tr>
            <th scope="col">{t.articolo}</th>
            <th scope="col">{t.andamento}</th>
            <th scope="col" className="num">
              {t.inQuestiGiorni}
            </th>
            <th scope="col" className="num">
              {t.inTutto}
            </th>
            <th scope="col" className="num">
              {t.commenti}
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.id}>
              <th scope="row">
                {post.status === 'pubblicato' ? (
                  <a href={postPath(post)} target="_blank" rel="noreferrer">
                    {post.titolo}
                    <span className="sr"> {t.siApreInAltraScheda}</span>
                  </a>
                ) : (
                  <>
                    {post.titolo} <span className="badge">{t.bozza}</span>
                  </>
                )}
              </th>
              <td>
                <svg
                  className="blog-trend"
                  viewBox={`-2 -2 ${SPARK.width + 4} ${SPARK.height + 4}`}
                  role="img"
                  aria-label={messages.andamento(post.days)}
                >
                  <polyline points={sparkline(post.days, SPARK.width, SPARK.height)} />
                </svg>
              </td>
              <td className="num">{formatCount(post.views)}</td>
              <td className="num">{formatCount(post.views_count)}</td>
              <td className="num">{formatCount(post.comments_approved)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
