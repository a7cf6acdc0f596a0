import { latePart } from '../../../ui/loading/late-part.ts';

const load = () => import('./list-parts.ts');

// These parts hydrate late, because their links work without scripts and hydration keeps a selected place.
export const LateTownBar = latePart(async () => (await load()).TownBar);
export const LateEmptyTown = latePart(async () => (await load()).EmptyTown);
export const LateLooserSearches = latePart(async () => (await load()).LooserSearches);
export const LatePageLinks = latePart(async () => (await load()).PageLinks);
export const LateResultsAside = latePart(async () => (await load()).ResultsAside);

const PARTS = [LateTownBar, LateEmptyTown, LateLooserSearches, LatePageLinks, LateResultsAside];

export const prepareListParts = () => Promise.all(PARTS.map(({ prepare }) => prepare()));
