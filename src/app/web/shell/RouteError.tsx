import type { ReactNode } from 'react';
import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { pageFaultMessages } from '../../../kernel/page-fault-messages.it.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import * as t from './messages.it.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LateOtherHomes } from './LateOtherHomes.tsx';

function ErrorView({ detail }: { detail: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="wrap section">
        <title>{t.erroreOspitalia}</title>
        <h1>{t.qualcosaNonHaFunzionato}</h1>
        <p className="note err-n mt-6" role="alert">
          <Icon name="warning-circle" />
          {detail}
        </p>
        <div className="row-f mt-6">
          <Link className="btn" to={`${pathname}${search}`} reloadDocument>
            <Icon name="arrows-clockwise" />
            {t.riprova}
          </Link>
          <Link className="btn alt" to="/cerca">
            {t.guardaAltreCase}
          </Link>
          <Link className="btn alt" to="/">
            {t.tornaAllaPaginaIniziale}
          </Link>
        </div>
      </div>
      <LateOtherHomes pathname={pathname} />
    </>
  );
}

type NotFoundProps = {
  heading?: string | null;
  detail: string;
  isGone?: boolean;
  next?: PageLink | null;
};

function NotFound({ heading, detail, isGone = false, next }: NotFoundProps) {
  return (
    <div className="wrap section">
      <title>{`${heading ?? (isGone ? t.nonCePiu : t.paginaNonTrovata)} — Ospitalia`}</title>
      <EmptyState title={heading ?? (isGone ? t.quiNonAbitaPiuNessuno : t.quiNonAbitaNessuno)} level="h1">
        <p>{detail}</p>
        <Link className="btn" to={next?.path ?? '/'}>
          {next?.text ?? t.tornaAllaPaginaIniziale}
        </Link>
      </EmptyState>
    </div>
  );
}

/** A sentence that a loader put into a thrown answer; what the router itself throws carries an English text instead. */
function sentenceOf(thrown: unknown, name: 'heading' | 'detail'): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const sentence: unknown = Reflect.get(thrown, name);
  return typeof sentence === 'string' ? sentence : null;
}

type PageLink = { path: string; text: string };

function isLink(link: unknown): link is PageLink {
  if (typeof link !== 'object' || link === null || !('path' in link) || !('text' in link)) return false;
  return typeof link.path === 'string' && typeof link.text === 'string';
}

function nextOf(thrown: unknown): PageLink | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const next: unknown = Reflect.get(thrown, 'next');
  return isLink(next) ? next : null;
}

/** Draws what a page threw: an unknown address as a friendly 404, one that was public once as a 410, anything else with a way to try again. `children`: where to go on from what is not there. */
export function RouteError({ error, children }: { error: unknown; children?: ReactNode }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const detail = sentenceOf(answer?.data, 'detail');
  const isGone = answer?.status === 410;
  if (isGone || answer?.status === 404) {
    const heading = sentenceOf(answer.data, 'heading');
    return (
      <>
        <NotFound {...{ heading, isGone }} detail={detail ?? pageFaultMessages.nonTrovato} next={nextOf(answer.data)} />
        {children}
      </>
    );
  }
  return <ErrorView detail={detail ?? pageFaultMessages.erroreInterno} />;
}
