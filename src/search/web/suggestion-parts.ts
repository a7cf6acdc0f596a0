import { call } from '../../api/call.ts';
import type { Suggestion } from '../contract.ts';

export { SuggestionList } from './SuggestionList.tsx';

export async function requestSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await call('GET /api/ricerca/suggerimenti', { query: { q }, signal });
  return answer.ok ? answer.data : [];
}
