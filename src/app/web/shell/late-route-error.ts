import { latePart } from '../../../ui/loading/late-part.ts';

/** What stands where a page has failed: its file comes once the browser is idle, since later there may be no network. */
export const LateRouteError = latePart(async () => (await import('./RouteError.tsx')).RouteError);
