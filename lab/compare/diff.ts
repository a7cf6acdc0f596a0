import { sentencesOf } from './normalise.ts';
import type { Entries } from './calls.ts';

/** The keys of `entries` are `kind language name`. `code` includes texts of scripts that are never rendered. */
export type Snapshot = { entries: Entries; code: Record<string, string[]> };

type Difference = { gone: string[]; added: string[] };

function count(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

function compareItems(before: readonly string[], after: readonly string[]): Difference {
  const [was, is] = [count(before), count(after)];
  const excess = (one: Map<string, number>, other: Map<string, number>) =>
    [...one].filter(([item, times]) => times > (other.get(item) ?? 0)).map(([item]) => item);
  return { gone: excess(was, is), added: excess(is, was) };
}

const SHOWN_LENGTH = 160;
const LEAD = 60;
const MOST_LINES = 12;
const MOST_NAMES = 6;

function showLines({ gone, added }: Difference): string[] {
  const [one = '', other = ''] = [gone[0], added[0]];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const clip = (line: string) => line.slice(Math.max(0, same - LEAD)).slice(0, SHOWN_LENGTH);
  const cut = gone.length === 1 && added.length === 1 ? clip : (line: string) => line.slice(0, SHOWN_LENGTH);
  const shown = (sign: string, lines: readonly string[]) => {
    const more = lines.length > MOST_LINES ? [`  ${sign} … and ${lines.length - MOST_LINES} more`] : [];
    return [...lines.slice(0, MOST_LINES).map((line) => `  ${sign} ${cut(line)}`), ...more];
  };
  return [...shown('-', gone), ...shown('+', added)];
}

function languageOf(key: string): string {
  return key.split(' ')[1] ?? '';
}

function sentencesByLanguage({ entries }: Snapshot): Map<string, string[]> {
  const found = Map.groupBy(Object.entries(entries), ([key]) => languageOf(key));
  return new Map([...found].map(([language, some]) => [language, some.flatMap(([, entry]) => sentencesOf(entry))]));
}

function compareTexts(title: string, before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((language) => {
    const changed = compareItems(before.get(language) ?? [], after.get(language) ?? []);
    const { gone, added } = changed;
    if (gone.length + added.length === 0) return [];
    return [`${title}, ${language}: ${gone.length} gone, ${added.length} new`, ...showLines(changed)];
  });
}

function compareEntries(before: Entries, after: Entries): string[] {
  const groups = new Map<string, string[]>();
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key], after[key]];
    if (was === is) continue;
    const changed = compareItems(was?.split('\n') ?? [], is?.split('\n') ?? []);
    const lines = was === undefined ? ['  only after'] : is === undefined ? ['  only before'] : showLines(changed);
    const shown = lines.length === 0 ? '  same lines in another order' : lines.join('\n');
    groups.set(shown, [...(groups.get(shown) ?? []), key]);
  }
  return [...groups].flatMap(([shown, keys]) => {
    const more = keys.length > MOST_NAMES ? [`… and ${keys.length - MOST_NAMES} more`] : [];
    return [...keys.slice(0, MOST_NAMES), ...more, shown];
  });
}

export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  const code = ({ code: texts }: Snapshot) => new Map(Object.entries(texts));
  return [
    ...compareTexts('sentences', sentencesByLanguage(before), sentencesByLanguage(after)),
    ...compareTexts('texts in scripts', code(before), code(after)),
    ...compareEntries(before.entries, after.entries),
  ];
}
