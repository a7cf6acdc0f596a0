import type { Reply } from '../../api/call.ts';

const TOO_MANY_REQUESTS = 429;
const MAX_RETRIES = 30;
const RETRY_DELAY_MS = 5000;

export type RetryControls = {
  isStopped: () => boolean;
  onRetryWait: () => void;
  waitToRetry: () => Promise<void>;
};

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
