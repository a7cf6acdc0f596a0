import { brandName } from '../../../kernel/brand/brand.ts';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { paths } from '../../../kernel/pages/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { HomesRow } from './HomesRow.tsx';
import { OtherHomes } from './OtherHomes.tsx';
import { ADMIN } from '../../../kernel/pages/admin-paths.ts';
import { readHomesInstead } from './read-homes-instead.ts';
import * as kernelMessages from '../../../kernel/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

type PageLink = { path: string; text: string };

const ACCOUNT_PATHS = [paths.proprietario, ADMIN, paths.prenotazione, paths.pagamentoDemo];

const isOfAccounts = (pathname: string) => ACCOUNT_PATHS.some((path) => pathname.startsWith(path));

const HOME: PageLink = { path: paths.home, text: messages.backToHomePageLink };
const ALL_HOMES: PageLink = { path: paths.cerca, text: messages.showAllHomesLink };

function ErrorView({ detail }: { detail: string }) {
  const { pathname, search } = useLocation();
  const isForWork = isOfAccounts(pathname);
  return (
    <>
      <div className="wrap section">
        <title>{messages.errorPageTitle}</title>
        <h1>{messages.errorTitle}</h1>
        <p className="note err-n mt-6" role="alert">
          <Icon name="warning-circle" />
          {detail}
        </p>
        <div className="row-f mt-6">
          <Link className="btn" to={`${pathname}${search}`} reloadDocument>
            <Icon name="arrows-clockwise" />
            {messages.retryButton}
          </Link>
          {!isForWork && (
            <Link className="btn alt" to={paths.cerca}>
              {messages.showOtherHomesLink}
            </Link>
          )}
          <Link className="btn alt" to={paths.home}>
            {messages.backToHomePageLink}
          </Link>
        </div>
      </div>
      {!isForWork && <Homes near={pathname} />}
    </>
  );
}

/** Reserves space for other homes from the first paint, so that nothing shifts whether or not they load. */
function Homes({ near = '' }: { near?: string }) {
  return (
    <div className="strutture-room">
      <OtherHomes near={near} />
    </div>
  );
}

type NotFoundProps = {
  heading: string | null;
  detail: string;
  isGone: boolean;
  ways: readonly PageLink[];
};

function NotFound({ heading, detail, isGone, ways }: NotFoundProps) {
  return (
    <div className="wrap section">
      <title>{`${heading ?? (isGone ? messages.pageGoneTitle : messages.pageNotFoundTitle)} — ${brandName}`}</title>
      <EmptyState title={heading ?? (isGone ? messages.pageGoneHeading : messages.pageNotFoundHeading)} level="h1">
        <p>{detail}</p>
        <div className="row-f">
          {ways.map(({ path, text }, index) => (
            <Link key={path} className={index === 0 ? 'btn' : 'btn alt'} to={path}>
              {text}
            </Link>
          ))}
        </div>
      </EmptyState>
    </div>
  );
}

/** Returns the message that a loader put into a thrown response. Errors of the router contain English text instead. */
function sentenceOf(thrown: unknown, name: 'heading' | 'detail'): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const sentence: unknown = Reflect.get(thrown, name);
  return typeof sentence === 'string' ? sentence : null;
}

function isLink(link: unknown): link is PageLink {
  if (typeof link !== 'object' || link === null || !('path' in link) || !('text' in link)) return false;
  return typeof link.path === 'string' && typeof link.text === 'string';
}

function nextOf(thrown: unknown): PageLink | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const next: unknown = Reflect.get(thrown, 'next');
  return isLink(next) ? next : null;
}

function Missing({ thrown, isGone }: { thrown: unknown; isGone: boolean }) {
  const isForWork = isOfAccounts(useLocation().pathname);
  const homes = readHomesInstead(thrown);
  const next = nextOf(thrown);
  const ways = [...(next ? [next] : []), ...(isForWork ? [] : [ALL_HOMES]), ...(next ? [] : [HOME])];
  const detail = sentenceOf(thrown, 'detail') ?? kernelMessages.pageNotFound;
  return (
    <>
      <NotFound heading={sentenceOf(thrown, 'heading')} {...{ detail, isGone, ways }} />
      {homes && homes.tiles.length > 0 ? <HomesRow {...homes} /> : !isForWork && <Homes />}
    </>
  );
}

export function RouteError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const isGone = answer?.status === 410;
  if (isGone || answer?.status === 404) return <Missing thrown={answer.data} isGone={isGone} />;
  return <ErrorView detail={sentenceOf(answer?.data, 'detail') ?? kernelMessages.unexpectedError} />;
}
