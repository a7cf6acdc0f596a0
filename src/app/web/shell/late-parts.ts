import { latePart } from '../../../ui/loading/late-part.ts';

/** The foot of every page: links and names, which lead on before their file is there. */
export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);

/** What stands where a page has failed: its file comes once the browser is idle, since later there may be no network. */
export const LateRouteError = latePart(async () => (await import('./RouteError.tsx')).RouteError);
