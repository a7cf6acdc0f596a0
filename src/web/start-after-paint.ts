/**
 * Starts the scripts that `holdScripts` has held, once something is on the screen, or all of the page is there. Its text is sent to
 * the browser on its own: it may use nothing from outside itself.
 */
function startAfterPaint(): void {
  const held = document.querySelector<HTMLScriptElement>('script[type=held-module]');
  let isStarted = false;
  const start = () => {
    if (isStarted || held === null) return;
    isStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=held-modulepreload]')) {
      link.rel = 'modulepreload';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.text = held.text;
    document.body.append(script);
  };
  // A tab in the background paints nothing, and a browser may keep to itself when it did.
  addEventListener('load', start, { once: true });
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser: it starts with the page.
  }
}

const PRELOAD = /<link rel="modulepreload"/g;
const STARTER = /(<script [^>]*)type="module"/g;

/**
 * A rendered page whose scripts wait until it has been painted: on a slow line they would come before the styles, letters and
 * pictures that are read first (measured: `docs/BENCH.md`, Lighthouse). What they need is asked for at once then. React finds its
 * own elements where it left them.
 * @example holdScripts('<script type="module">…') // '<script type="held-module">…'
 */
export function holdScripts(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="held-modulepreload"').replaceAll(STARTER, '$1type="held-module"');
}

/** `startAfterPaint` as the inline script at the end of a page. */
export const startScript = `(${startAfterPaint.toString()})()`;
