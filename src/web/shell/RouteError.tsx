import { isRouteErrorResponse } from 'react-router';
import { pageFaultMessages } from '../../kernel/page-fault-messages.it.ts';
import { ErrorView } from './ErrorView.tsx';
import { NotFound } from './NotFound.tsx';

/** The sentence that `load` put into a thrown answer; what the router itself throws carries an English text instead. */
function detailOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null || !('detail' in thrown)) return null;
  return typeof thrown.detail === 'string' ? thrown.detail : null;
}

/** Draws what a page threw: an unknown address as a friendly 404, anything else with a way to try again. */
export function RouteError({ error }: { error: unknown }) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const detail = detailOf(answer?.data);
  if (answer?.status === 404) return <NotFound detail={detail ?? pageFaultMessages.nonTrovato} />;
  return <ErrorView detail={detail ?? pageFaultMessages.erroreInterno} />;
}
