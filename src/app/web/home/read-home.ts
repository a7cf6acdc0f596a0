import { criteriaOf, NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { mergeCriteria } from '../../../search/rules/merge-criteria.ts';
import type { PageContext } from '../context.ts';
import * as t from './messages.it.ts';

/** What many look for, as the words that the search box takes, beside the region's poster that shows it. */
const THEMES = [
  { title: t.trulli, testo: 'trulli', codice: 'PUG' },
  { title: t.alMare, testo: 'case al mare', codice: 'SAR' },
  { title: t.alLago, testo: 'case al lago', codice: 'LOM' },
  { title: t.inMontagna, testo: 'case in montagna', codice: 'TAA' },
  { title: t.conIlCane, testo: 'con il cane', codice: 'MOL' },
] as const;

export type Theme = { title: string; path: string; codice: string; count: number; isAtLeast: boolean };

/** The themes that have homes, each with the number that its list will say. `isWhole`: not when there was no time to count one. */
export async function readThemes(search: PageContext['search']): Promise<{ themes: Theme[]; isWhole: boolean }> {
  const read = await Promise.all(THEMES.map(({ testo }) => search.parseText(testo)));
  const counts = await search.countEach(
    read.map(({ criteria }) => criteriaOf(mergeCriteria(NO_CRITERIA, criteria), criteria.scope)),
  );
  const themes = THEMES.flatMap(({ title, testo, codice }, index) => {
    const { total: count = 0, isAtLeast = false } = counts[index] ?? {};
    return count === 0 ? [] : [{ title, path: `/cerca?testo=${encodeURIComponent(testo)}`, codice, count, isAtLeast }];
  });
  return { themes, isWhole: counts.every((count) => count !== null) };
}
