import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, Link } from 'react-router';
import '../../../blog/web/visitor/poster.css';
import '../home/home.css';
import '../../../search/web/search.css';
import { Hero } from '../home/Hero.tsx';
import { dateInRome } from '../../../kernel/dates/calendar-date.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { readThemes } from '../home/read-home.ts';
import { LateHomeEnd } from '../home/whole-home.ts';
import { pageContext } from '../context.ts';
import { describeSite } from '../../../seo/web/describe-site.ts';
import { structured } from '../../../seo/web/structured.ts';
import { answerPage, loadPart } from '../load.ts';
import { WIDE_SECONDS } from '../results/read-results.ts';
import { readPicturedTiles } from '../results/read-pictured-tiles.ts';
import { writeHead } from '../../../seo/web/page-meta.ts';
import * as messages from '../../messages/visitor.ts';
import { StrutturaTiles, type TileStruttura } from '../../../strutture/web/visitor/StrutturaTile.tsx';

function OpenToday({ strutture }: { strutture: readonly TileStruttura[] }) {
  if (strutture.length === 0) return null;
  return (
    <section className="section home-open" aria-labelledby="aperte">
      <div className="wrap">
        <div className="home-hd">
          <div>
            <h2 id="aperte">{messages.todaysHomesTitle}</h2>
            <p>
              {messages.todaysHomesHint} <Link to={paths.comeOrdiniamo}>{messages.howWeRankHomesLink}</Link>
            </p>
          </div>
          <Link className="btn alt" to={paths.cerca}>
            {messages.allHomesLink}
          </Link>
        </div>
        <StrutturaTiles strutture={strutture} />
      </div>
    </section>
  );
}

const OPEN_TODAY = 8;

export async function loader({ context }: LoaderFunctionArgs) {
  const { locations, homePictures, today, publicUrl, cachePublicly, report, ...services } = context.get(pageContext);
  cachePublicly({ tags: ['n', 'blog'] });
  const [regioni, totals, pictures, open, themes, posts] = await Promise.all([
    loadPart(report, locations.listRegioni()),
    loadPart(report, locations.totals()),
    loadPart(report, homePictures.list()),
    loadPart(
      report,
      readPicturedTiles({ ...services, today, cachePublicly }, { scope: { kind: 'italia' }, limit: OPEN_TODAY }),
    ),
    loadPart(report, readThemes(services.search)),
    loadPart(report, services.blog.listPosts({ page: 1, limit: 1 })),
    LateHomeEnd.prepare(),
  ]);
  // Missing themes only shorten the cache time; they do not make the page partial.
  if (!themes?.isWhole) cachePublicly({ tags: [], seconds: WIDE_SECONDS });
  const head = writeHead({
    title: messages.homePageTitle,
    description: messages.homePageDescription,
    path: paths.home,
    publicUrl,
    structured: structured(...describeSite(publicUrl)),
  });
  return answerPage({
    isPartial: [regioni, totals, pictures, open, posts].some((part) => part === null),
    regioni,
    totals,
    pictures: pictures ?? [],
    open: open ?? [],
    themes: themes?.themes ?? [],
    post: posts?.data[0] ?? null,
    today,
    head,
  });
}

export { wholeHomeLoader as clientLoader } from '../home/whole-home.ts';
export { readHead as meta } from '../read-head.ts';

/** Renders the page without loaded data, using the built-in regions and pictures. */
export function ErrorBoundary() {
  const [today] = useState(() => dateInRome(new Date()));
  return (
    <>
      <title>{messages.siteName}</title>
      <Home regioni={null} totals={null} pictures={[]} open={[]} themes={[]} post={null} today={today} />
    </>
  );
}

export default function HomePage() {
  return <Home {...useLoaderData<typeof loader>()} />;
}

type HomeProps = Omit<Awaited<ReturnType<typeof loader>>['data'], 'head' | 'isPartial'>;

function Home({ regioni, totals, pictures, open, themes, post, today }: HomeProps) {
  return (
    <div className="home">
      <Hero today={today} />
      <OpenToday strutture={open} />
      <LateHomeEnd {...{ themes, regioni, totals, pictures, post, today }} />
    </div>
  );
}
