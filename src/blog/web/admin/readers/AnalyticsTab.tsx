import { useState } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import { addDays, dateInRome } from '../../../../kernel/dates/calendar-date.ts';
import { formatCount } from '../../../../kernel/text/format-count.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Segmented } from '../../../../ui/forms/Segmented.tsx';
import type { BlogAnalytics } from '../../../moderation-contract.ts';
import { compareViews } from '../../../rules/compare-views.ts';
import { postPath } from '../../../rules/post-path.ts';
import { sparkline } from '../../../rules/plot-scale.ts';
import { LoadNote } from '../LoadNote.tsx';
import { ViewsPlot } from './ViewsPlot.tsx';
import * as messages from '../../../messages/admin.ts';

const WINDOWS = ['7', '30', '90'] as const;
type Window = (typeof WINDOWS)[number];
const OPTIONS = WINDOWS.map((value) => ({ value, label: messages.statisticsWindows[value] }));

export function AnalyticsTab() {
  const [window, setWindow] = useState<Window>('30');
  const [today] = useState(() => dateInRome(new Date()));
  const dal = addDays(today, 1 - Number(window));
  const read = useRead('GET /api/admin/blog/analytics', { query: { dal, al: today } });
  return (
    <>
      <div className="blog-toolbar">
        <Segmented label={messages.statisticsWindowLabel} options={OPTIONS} value={window} onChange={setWindow} />
        <p className="muted">{messages.viewCountingHelp}</p>
      </div>
      <LoadNote of={read} coming={messages.statisticsLoading} failed={messages.statisticsNotLoaded} />
      {read.data && <Statistics data={read.data.data} />}
    </>
  );
}

function Statistics({ data }: { data: BlogAnalytics }) {
  const { total, before, days, posts } = data;
  const change = compareViews(total, before);
  return (
    <>
      <section className="blog-dashboard" aria-label={messages.viewsChartLabel(days.length)}>
        <p className="totale">
          <b>{formatCount(total)}</b>
          <span>{total === 1 ? 'lettura' : 'letture'}</span>
          <span className={`cambio ${change.kind}`}>{messages.viewsComparison(change, days.length)}</span>
        </p>
        <ViewsPlot days={days} />
      </section>
      {posts.length === 0 ? (
        <EmptyState title={messages.noPublishedArticlesTitle} level="h3">
          <p>{messages.noPublishedArticlesHint}</p>
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
    <div className="table" role="region" aria-label={messages.viewsPerArticleTitle} tabIndex={0}>
      <table className="blog-letture">
        <thead>
          <tr>
            <th scope="col">{messages.articleLabel}</th>
            <th scope="col">{messages.trendColumn}</th>
            {[messages.windowViewsColumn, messages.totalViewsColumn, messages.commentsColumn].map((name) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {posts.map((post) => (
            <tr key={post.id}>
              <th scope="row">
                {post.status === 'pubblicato' ? (
                  <a href={postPath(post)} target="_blank" rel="noreferrer">
                    {post.titolo}
                    <span className="sr"> {messages.opensInNewTab}</span>
                  </a>
                ) : (
                  <>
                    {post.titolo} <span className="badge">{messages.draftLabel}</span>
                  </>
                )}
              </th>
              <td>
                <svg
                  className="blog-trend"
                  viewBox={`-2 -2 ${SPARK.width + 4} ${SPARK.height + 4}`}
                  role="img"
                  aria-label={messages.viewsTrendSummary(post.days)}
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
