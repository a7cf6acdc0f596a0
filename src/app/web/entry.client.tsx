import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// Registers the service worker, which serves an offline page if the network is unavailable (docs/decisions/0121).
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/senza-rete.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

// While the browser is offline, links bypass the router, so that the offline page appears at the requested URL.
addEventListener(
  'click',
  (event) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link?.hash === '' && link.ariaHasPopup === null) event.stopPropagation();
  },
  true,
);

const app = <HydratedRouter />;

// Uses strict mode only in development, because strict mode renders every component twice.
startTransition(() => void hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
