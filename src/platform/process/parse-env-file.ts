import { parseEnv } from 'node:util';

export type EnvFileFault = 'noAssignment' | 'openQuote' | 'afterQuote' | 'unquotedHash' | 'backtick' | 'twice';

/** Line numbers start at 1. For a repeated name, `lines` also contains the earlier line. */
export type FaultyLine = { fault: EnvFileFault; name: string; lines: readonly number[] };

/** `unlikeShell` lists the names whose values a shell would read differently. */
export type EnvFile = {
  values: Readonly<Record<string, string>>;
  faults: readonly FaultyLine[];
  unlikeShell: readonly string[];
};

const NOTHING = /^\s*(?:#.*)?$/;
const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_]\w*)(\s*=\s*)(.*?)\s*$/;
const QUOTED = /^(["'])(.*?)\1(.*)$/;
const PLAIN = /^[\w.,:/@%+=^-]*(?:\s+#.*)?$/;
const EXPANDED = /[$`\\]/;

function faultOf(value: string): EnvFileFault | null {
  if (value.startsWith('`')) return 'backtick';
  if (/^["']/.test(value)) {
    const [, , , rest] = QUOTED.exec(value) ?? [];
    if (rest === undefined) return 'openQuote';
    return NOTHING.test(rest) ? null : 'afterQuote';
  }
  // Node starts a comment at the `#`, which may be in the middle of a password.
  return /\S#/.test(value.replace(/\s#.*$/, '')) ? 'unquotedHash' : null;
}

function isUnlikeShell(equals: string, value: string): boolean {
  if (equals !== '=') return true;
  const [, quote, inner = ''] = QUOTED.exec(value) ?? [];
  return quote === undefined ? !PLAIN.test(value) : quote === '"' && EXPANDED.test(inner);
}

/** Reports invalid lines, because Node would silently ignore them and apply an incomplete configuration. */
export function parseEnvFile(content: string): EnvFile {
  const text = content.replace(/^\uFEFF/, '');
  const faults: FaultyLine[] = [];
  const unlikeShell: string[] = [];
  const seenAt = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (NOTHING.test(line)) continue;
    const [, name, equals = '', value = ''] = ASSIGNMENT.exec(line) ?? [];
    const here = index + 1;
    if (name === undefined) {
      faults.push({ fault: 'noAssignment', name: '', lines: [here] });
      continue;
    }
    const before = seenAt.get(name);
    const fault = faultOf(value);
    if (fault !== null) faults.push({ fault, name, lines: [here] });
    else if (before !== undefined) faults.push({ fault: 'twice', name, lines: [here, before] });
    if (isUnlikeShell(equals, value)) unlikeShell.push(name);
    seenAt.set(name, here);
  }
  const values = Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']));
  return { values, faults, unlikeShell };
}
