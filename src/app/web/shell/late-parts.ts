import { latePart } from '../../../ui/loading/late-part.ts';

/** The footer of every page. Its links work before the module is loaded. */
export const LateFooter = latePart(async () => (await import('./Footer.tsx')).Footer);

/** The general error page. Loaded when the browser is idle, since later there may be no network. */
export const LateRouteError = latePart(async () => (await import('./RouteError.tsx')).RouteError);
