import type { Reply } from '../../api/call.ts';

/** The status of an answer to a call that came too soon. */
const TOO_MANY = 429;
/** How often in a row the server may ask for patience before that counts as a failure. */
const MAX_RESTS = 30;
/** How long the brake on calls is given to let go. */
const REST_MS = 5000;

export type Patience = {
  /** Asked before each try. */
  isStopped: () => boolean;
  /** The server asked for patience. */
  onRest: () => void;
  rest: () => Promise<void>;
};

/** One of many calls in a row, made as patiently as the server asks for; `null` when it was stopped before. */
export async function askPatiently<Data>(
  call: () => Promise<Reply<Data>>,
  { isStopped, onRest, rest }: Patience,
): Promise<Reply<Data> | null> {
  for (let rests = 0; !isStopped(); rests += 1) {
    const answer = await call();
    if (answer.ok || answer.status !== TOO_MANY || rests === MAX_RESTS) return answer;
    onRest();
    await rest();
  }
  return null;
}

export function restAWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, REST_MS));
}
