/** Words of the program, and what stands in their place. */
export type Exchange = readonly [ours: string, theirs: string];

const OUR_NAME = 'Ospitalia';
/** Within JavaScript a letter before the name may belong to an escape: `\n`, `\xa0` or `\u00a0`. */
const ESCAPE = String.raw`\\[nrt]|\\x[0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}`;
const WORD = String.raw`[\p{L}\p{N}_$/-]`;
/** The name as a word: neither a part of another one nor of what machines say to each other (`-//Ospitalia//`, `X-Ospitalia-Echo`). */
const NAME = `(?<=${ESCAPE}|(?<!${WORD}))${OUR_NAME}(?!${WORD})`;

/** However a build spells a blank that does not break, or an apostrophe. */
function patternOf(ours: string): string {
  if (ours === OUR_NAME) return NAME;
  return ours
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll('\u00a0', String.raw`(?:\u00a0|\\x[aA]0|\\u00[aA]0)`)
    .replaceAll("'", String.raw`\\?'`);
}

/** A text as it may stand in any string or template of JavaScript. */
function escapeForCode(text: string): string {
  const unit = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return text.replaceAll(/["'`\\$<\n\r\u2028\u2029]/g, unit);
}

/** Exchanges words in a module's text, all at once: what was put in is not read again. Those that come first win. */
export function createExchange(pairs: readonly Exchange[]): (code: string) => string {
  const whole = new RegExp(pairs.map(([ours]) => `(${patternOf(ours)})`).join('|'), 'gu');
  const theirs = pairs.map(([, text]) => escapeForCode(text));
  return (code) =>
    code.replaceAll(whole, (found: string, ...groups: (string | number | undefined)[]) => {
      const index = groups.slice(0, pairs.length).findIndex((group) => group !== undefined);
      return theirs[index] ?? found;
    });
}
