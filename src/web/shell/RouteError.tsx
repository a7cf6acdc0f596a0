import { isRouteErrorResponse } from 'react-router';
import { pageFaultMessages } from '../../kernel/page-fault-messages.it.ts';
import { ErrorView } from './ErrorView.tsx';
import { NotFound } from './NotFound.tsx';

/** The sentence that `load` put into a thrown answer; what the router itself throws carries an English text instead. */
function detailOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('detail' in thrown)) return null;
  return typeof thrown.detail === 'string' ? thrown.detail : null;
}

/** Where `PageError` says to go on. */
function nextOf(thrown: unknown): { path: string; text: string } | null {
  if (typeof thrown !== 'object' || thrown === null || !('next' in thrown)) return null;
  const { next } = thrown;
  if (typeof next !== 'object' || next === null || !('path' in next) || !('text' in next)) return null;
  return typeof next.path === 'string' && typeof next.text === 'string' ? { path: next.path, text: next.text } : null;
}

/** Draws what a page threw: an unknown address as a friendly 404, one that was public once as a 410, anything else with a way to try again. */
export function RouteError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const detail = detailOf(answer?.data);
  const isGone = answer?.status === 410;
  if (isGone || answer?.status === 404) {
    return <NotFound detail={detail ?? pageFaultMessages.nonTrovato} isGone={isGone} next={nextOf(answer.data)} />;
  }
  return <ErrorView detail={detail ?? pageFaultMessages.erroreInterno} />;
}
