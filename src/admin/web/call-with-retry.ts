import type { Reply } from '../../api/call.ts';

const TOO_MANY_REQUESTS = 429;
/** How often in a row the server may ask for patience before that counts as a failure. */
const MAX_RETRIES = 30;
/** How long the rate limit on calls is given to let go. */
const RETRY_DELAY_MS = 5000;

export type RetryControls = {
  isStopped: () => boolean;
  onRetryWait: () => void;
  waitToRetry: () => Promise<void>;
};

/** One of many calls in a row, made as patiently as the server asks for; `null` when it was stopped before. */
export async function callWithRetry<Data>(
  call: () => Promise<Reply<Data>>,
  { isStopped, onRetryWait, waitToRetry }: RetryControls,
): Promise<Reply<Data> | null> {
  for (let retries = 0; !isStopped(); retries += 1) {
    const answer = await call();
    if (answer.ok || answer.status !== TOO_MANY_REQUESTS || retries === MAX_RETRIES) return answer;
    onRetryWait();
    await waitToRetry();
  }
  return null;
}

export function waitForRetry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
}
