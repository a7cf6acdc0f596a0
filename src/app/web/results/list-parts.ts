export { TownBar } from '../../../locations/web/TownBar.tsx';
export { LooserSearches } from '../../../search/web/LooserSearches.tsx';
export { PageLinks } from '../../../search/web/PageLinks.tsx';
export { EmptyTown } from '../../../strutture/web/visitor/EmptyTown.tsx';
export { ResultsAside } from '../../../strutture/web/visitor/ResultsAside.tsx';
