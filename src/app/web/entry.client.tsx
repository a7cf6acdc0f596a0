import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// What answers while there is no network (docs/decisions/0107); a browser that has none shows its own page.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/senza-rete.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
