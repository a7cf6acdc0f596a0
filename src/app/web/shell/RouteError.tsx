import { isRouteErrorResponse } from 'react-router';
import { pageFaultMessages } from '../../../kernel/page-fault-messages.it.ts';
import { ErrorView } from './ErrorView.tsx';
import { NotFound } from './NotFound.tsx';

/** A sentence that a loader put into a thrown answer; what the router itself throws carries an English text instead. */
function sentenceOf(thrown: unknown, name: 'heading' | 'detail'): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const sentence: unknown = Reflect.get(thrown, name);
  return typeof sentence === 'string' ? sentence : null;
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
  const detail = sentenceOf(answer?.data, 'detail');
  const isGone = answer?.status === 410;
  if (isGone || answer?.status === 404) {
    const heading = sentenceOf(answer.data, 'heading');
    return (
      <NotFound {...{ heading, isGone }} detail={detail ?? pageFaultMessages.nonTrovato} next={nextOf(answer.data)} />
    );
  }
  return <ErrorView detail={detail ?? pageFaultMessages.erroreInterno} />;
}
