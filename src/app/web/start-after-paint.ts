/** Starts the scripts after the first paint. The browser receives this function's source, so it must be self-contained. */
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
 * Matches the type of a module script. The tag name is checked in a lookbehind, because searching for the rare attribute first is
 * faster.
 */
const STARTER = /type="module"(?<=<script [^>]*)/g;

/** Delays the scripts, which on a slow connection would load before styles, fonts and images (measured in `docs/PERFORMANCE.md`). */
export function holdScripts(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="held-modulepreload"').replaceAll(STARTER, 'type="held-module"');
}

export const startScript = `(${startAfterPaint.toString()})()`;
