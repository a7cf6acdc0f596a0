import { latePart } from '../../../ui/loading/late-part.ts';

const load = () => import('./list-parts.ts');

// These parts may hydrate late, because links work without scripts, and a place selected before hydration stays selected.
export const LateTownBar = latePart(async () => (await load()).TownBar);
export const LateEmptyTown = latePart(async () => (await load()).EmptyTown);
export const LateLooserSearches = latePart(async () => (await load()).LooserSearches);
export const LatePageLinks = latePart(async () => (await load()).PageLinks);
export const LateResultsAside = latePart(async () => (await load()).ResultsAside);

const PARTS = [LateTownBar, LateEmptyTown, LateLooserSearches, LatePageLinks, LateResultsAside];

export const prepareListParts = () => Promise.all(PARTS.map(({ prepare }) => prepare()));
