import { useRevalidator } from 'react-router';
import type { Reply } from '../../../api/call.ts';
import * as messages from '../../messages/owner.ts';

/** Answers that say that the page is not up to date: gone, or in another state. */
const OUT_OF_DATE = new Set([404, 409]);

/** Sends a change of one's own data and then has the page show what the server holds. A failure always has a sentence. */
export function useChange() {
  const { revalidate } = useRevalidator();
  return async <Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> => {
    const answer = await send();
    if (answer.ok || OUT_OF_DATE.has(answer.status)) await revalidate();
    return answer.ok ? answer : { ...answer, detail: answer.detail || messages.siteUnreachable };
  };
}
