import { createUnescaper } from './unescape-json.ts';

export type Piece =
  | { kind: 'rest'; bytes: Buffer }
  | { kind: 'opened' }
  | { kind: 'content'; bytes: Buffer }
  | { kind: 'closed' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const START = Buffer.from('data:');
/** "data:" is Italian for "date:", so a following space means that the text is not a data URL. */
const BLANK = 0x20;

type Place = {
  state: 'outside' | 'opening' | 'inside' | 'lifting';
  matched: number;
  isEscaped: boolean;
};

type Step = { pieces: Piece[]; end: number };

function rest(chunk: Buffer, start: number, end: number): Step {
  return { pieces: [{ kind: 'rest', bytes: chunk.subarray(start, end) }], end };
}

function upToString(place: Place, chunk: Buffer, start: number): Step {
  const quote = chunk.indexOf(QUOTE, start);
  if (quote === -1) return rest(chunk, start, chunk.length);
  Object.assign(place, { state: 'opening', matched: 0 });
  return rest(chunk, start, quote + 1);
}

function openString(place: Place, chunk: Buffer, start: number): Step {
  let end = start;
  while (place.matched < START.length && chunk[end] === START[place.matched]) {
    place.matched += 1;
    end += 1;
  }
  if (end === chunk.length) return { pieces: [], end };
  if (place.matched === START.length && chunk[end] !== BLANK) {
    place.state = 'lifting';
    return { pieces: [{ kind: 'opened' }], end };
  }
  Object.assign(place, { state: 'inside', isEscaped: false });
  return { pieces: [{ kind: 'rest', bytes: START.subarray(0, place.matched) }], end };
}

function throughString(place: Place, chunk: Buffer, start: number): Step {
  let end = start;
  while (end < chunk.length && (place.isEscaped || chunk[end] !== QUOTE)) {
    place.isEscaped = !place.isEscaped && chunk[end] === BACKSLASH;
    end += 1;
  }
  if (end === chunk.length) return rest(chunk, start, end);
  place.state = 'outside';
  return rest(chunk, start, end + 1);
}

/** Creates a scanner that retains its position between calls, because a chunk may end anywhere. */
export function createDataUrlScanner(): (chunk: Buffer) => Generator<Piece> {
  const place: Place = { state: 'outside', matched: 0, isEscaped: false };
  const unescape = createUnescaper();

  function throughDataUrl(_: Place, chunk: Buffer, start: number): Step {
    const { bytes, end } = unescape(chunk, start);
    const content: Piece = { kind: 'content', bytes };
    if (end === chunk.length) return { pieces: [content], end };
    place.state = 'outside';
    const quote: Piece = { kind: 'rest', bytes: chunk.subarray(end, end + 1) };
    return { pieces: [content, { kind: 'closed' }, quote], end: end + 1 };
  }

  const steps = { outside: upToString, opening: openString, inside: throughString, lifting: throughDataUrl };
  return function* scan(chunk) {
    for (let at = 0; at < chunk.length; ) {
      const { pieces, end } = steps[place.state](place, chunk, at);
      at = end;
      yield* pieces;
    }
  };
}
