/**
 * Starts the scripts once the page has painted and its most important image is decoded, or at the latest when the page has
 * loaded. The function's source is sent to the browser, so it must not refer to anything outside itself.
 */
function startAfterPaint(): void {
  const held = document.querySelector<HTMLScriptElement>('script[type=held-module]');
  if (held === null) return;
  const start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held-modulepreload]')) {
      link.rel = 'modulepreload';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.text = held.text;
    document.body.append(script);
  };
  // Like `requestAnimationFrame`, except that the fake clocks of tests do not stop it.
  const inNextFrame = (act: () => void) => {
    if (typeof IntersectionObserver === 'undefined') return act();
    const watch = new IntersectionObserver(() => {
      watch.disconnect();
      act();
    });
    watch.observe(document.documentElement);
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const shown = picture?.decode() ?? Promise.resolve();
    // An image that fails to load does not delay the start.
    void shown.catch(() => undefined).then(() => inNextFrame(() => inNextFrame(start)));
  };
  // Some browsers do not report paints.
  addEventListener('load', begin, { once: true });
  try {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  } catch {
    // Old browsers start the scripts when the page has loaded.
  }
}

const PRELOAD = '<link rel="modulepreload"';
/**
 * Matches the attribute first and then looks back for the tag name. This is faster, because only a few of the page's many tags
 * have the attribute.
 */
const STARTER = /type="module"(?<=<script [^>]*)/g;

/**
 * Delays the scripts of a page. On a slow connection, they would otherwise load before the styles, fonts and images (measured:
 * `docs/PERFORMANCE.md`, Lighthouse). Their preloads are delayed as well. React hydrates the unchanged elements.
 */
export function holdScripts(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="held-modulepreload"').replaceAll(STARTER, 'type="held-module"');
}

export const startScript = `(${startAfterPaint.toString()})()`;
