import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// What answers while there is no network (docs/decisions/0121); a browser that has none shows its own page.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/senza-rete.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

// A page whose files do not come makes the router load anew the one that is left: without a network, the browser goes on by itself,
// and what it finds stands at the address that was wanted. Links with a part of a page, or to a dialog, are left to the router.
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

// Its second look at everything is a developer's.
startTransition(() => void hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
