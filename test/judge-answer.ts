import { z } from 'zod';

export type SentRequest = { method: string; target: string; body: string | null };
/** If `status` is 0, no response arrived, and `text` contains the reason. */
export type ReceivedAnswer = { status: number; type: string; text: string };

const LEAKS: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>$ ]+ \((?:file:|node:|\/)/,
  /\bat (?:file:\/\/|node:internal)/,
  /node_modules/,
  /\bselect\s+[\w."*,\s]+\sfrom\s+"?\w/i,
  /\binsert into "?\w/i,
  /\bpg_(?:catalog|toast|stat)/,
  /\b(?:Type|Range|Reference|Syntax|Zod|Postgres\w*|Database)Error\b/,
  /invalid input syntax|violates \w+ constraint|duplicate key value/,
  /\bECONNREFUSED\b|\bENOENT\b/,
];

/** The shape of every error response (`src/platform/README.md`). */
const refusal = z.strictObject({
  success: z.literal(false),
  codice: z.string().regex(/^[A-Z_]+$/),
  detail: z.string().min(1),
  message: z.string(),
  campi: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
});

/** The data that React Router requests instead of a page has the type `x-script`. */
const PAGE_TYPE = /^text\/(?:html|x-script)/;

const INTERNAL = 500;
const REFUSED = 400;
/** Matches numbers and amounts. Some error fields contain such a value instead of a message, for example a changed price. */
const NUMBER = /^[\d\s.,:/+-]*$/;
const OTHER_WORD = /^[a-z_]+$|^\d{4}-\d{2}-\d{2}/;

export type Judge = (sent: SentRequest, answer: ReceivedAnswer) => string | null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalFault(answer: ReceivedAnswer, isKnownMessage: (text: string) => boolean): string | null {
  if (!answer.type.startsWith('application/json')) return `a refusal as ${answer.type || 'nothing'}`;
  const read = refusal.safeParse(parseJson(answer.text));
  if (!read.success) return `a refusal in another shape: ${answer.text.slice(0, 300)}`;
  const { detail, message, campi = {} } = read.data;
  if (message !== detail) return `message differs from detail: ${message}`;
  if (!isKnownMessage(detail)) return `unknown message: ${detail}`;
  const foreign = Object.entries(campi).find(
    ([, text]) => !NUMBER.test(text) && !OTHER_WORD.test(text) && !isKnownMessage(text),
  );
  return foreign === undefined ? null : `unknown message in ${foreign.join(': ')}`;
}

/** Returns the internal detail that a response leaks, or `null`. Text echoed from the request is not a leak. */
function leakOf(sent: SentRequest, { text }: ReceivedAnswer): string | null {
  const echoed = `${decodeURIComponent(sent.target.replaceAll(/%(?![0-7][\da-f])/gi, '%25'))} ${sent.body}`;
  const found = LEAKS.map((leak) => leak.exec(text)?.[0]).find(
    (match) => match !== undefined && !echoed.includes(match),
  );
  return found === undefined ? null : `a leak: ${found}`;
}

export function createJudge(isKnownMessage: (text: string) => boolean): Judge {
  return (sent, answer) => {
    const { status, text } = answer;
    // After a header overflow, Node sends a body even to HEAD, because its parser does not report the method.
    if (status === 0 && sent.method === 'HEAD' && text.startsWith('Parse Error: Data after')) return null;
    if (status === 0) return text === 'hang' ? 'no answer in time' : `the connection broke: ${text}`;
    if (status >= INTERNAL) return `answered ${status}: ${text.slice(0, 300)}`;
    const leak = leakOf(sent, answer);
    if (leak !== null) return leak;
    if (status < REFUSED || sent.method === 'HEAD' || PAGE_TYPE.test(answer.type)) return null;
    return refusalFault(answer, isKnownMessage);
  };
}
