import { latePart } from '../../../ui/loading/late-part.ts';

/** The footer is hydrated late, because its links work even before the module is loaded. */
export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);

/** The error page is loaded when the browser is idle, because the network may fail later. */
export const LateRouteError = latePart(async () => (await import('./RouteError.tsx')).RouteError);
