import { useRevalidator } from 'react-router';
import type { Reply } from '../../../api/call.ts';
import * as messages from '../../messages/owner.ts';

const OUT_OF_DATE = new Set([404, 409]);

export function useChange() {
  const { revalidate } = useRevalidator();
  return async <Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>> => {
    const answer = await send();
    if (answer.ok || OUT_OF_DATE.has(answer.status)) await revalidate();
    return answer.ok ? answer : { ...answer, detail: answer.detail || messages.siteUnreachable };
  };
}
