import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import '../../ui/styles/tokens.css';
import '../../ui/styles/tokens-evening.css';
import '../../ui/styles/fallback-fonts.css';
import '../../ui/styles/base.css';
import '../../locations/web/locations.css';
import '../../media/web/media.css';
import '../../strutture/web/visitor/strutture.css';
import '../../stay/web/visitor/stay.css';
import { moveAdminRoutes } from '../../kernel/pages/admin-paths.ts';
import { brandIcon, brandScript, brandStyles } from '../../kernel/brand/brand.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import '../../ui/styles/languages.css';
import { listenForPopstate } from '../../ui/dialogs/popstate.ts';
import { pageContext } from './context.ts';
import faviconUrl from './favicon.svg?url';
import { LateRouteError } from './shell/late-parts.ts';
import { Shell } from './shell/Shell.tsx';
import { themeScript } from '../../ui/brand/theme.ts';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';

/** Every page uses both fonts (47 kB in total), so they are preloaded for the first paint. */
const fontPreloads = [youngSerif, figtree] as const;

/**
 * Sets the brand's values before the bundles read them, and the theme before the first paint. `suppressHydrationWarning` is
 * needed because the server's and the client's builds of the script can differ.
 */
function StartScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {brandScript + themeScript}
    </script>
  );
}

declare global {
  interface Window {
    /** Routes of the pages. The build's manifest script sets this value before React Router reads it. */
    __reactRouterManifest?: { routes: Parameters<typeof moveAdminRoutes>[0] };
  }
}

// These calls must run before the router starts. They are not in the client entry, because its imports would put the styles of
// pages before the base styles.
if (typeof window !== 'undefined') {
  listenForPopstate();
  // oxlint-disable-next-line no-underscore-dangle -- React Router's name.
  moveAdminRoutes(window.__reactRouterManifest?.routes ?? {});
}

export function loader({ context }: LoaderFunctionArgs) {
  const { nonce, analytics } = context.get(pageContext);
  return { nonce, analytics };
}

/** Never revalidates: a failed data request would make the root fail and replace the page's own error page. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>('root')?.nonce;
  return (
    <html lang={currentLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <StartScript nonce={nonce} />
        {fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={brandIcon ?? faviconUrl} />
        <Meta />
        <Links />
        {brandStyles !== undefined && <link rel="stylesheet" href={brandStyles} />}
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LateRouteError error={error} />;
}
