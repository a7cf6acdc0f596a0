/**
 * Starts the scripts that `holdScripts` has held, once something is on the screen and the picture that matters most there, or all of
 * the page has come. Its text is sent to the browser on its own: it may use nothing from outside itself.
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
  // Told with each frame, as `requestAnimationFrame` is; but the clock of a test does not hold it.
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
    // A picture that does not come keeps nobody waiting.
    void shown.catch(() => undefined).then(() => inNextFrame(() => inNextFrame(start)));
  };
  // A browser may keep to itself when it painted.
  addEventListener('load', begin, { once: true });
  try {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  } catch {
    // An old browser: it starts when the page has come.
  }
}

const PRELOAD = '<link rel="modulepreload"';
/** The attribute first, then in what it stands: tags are many. */
const STARTER = /type="module"(?<=<script [^>]*)/g;

/**
 * A rendered page whose scripts wait until it has been painted: on a slow line they would come before the styles, letters and
 * pictures that are read first (measured: `docs/PERFORMANCE.md`, Lighthouse). What they need is asked for at once then. React finds its
 * own elements where it left them.
 * @example holdScripts('<script type="module">…') // '<script type="held-module">…'
 */
export function holdScripts(html: string): string {
  return html.replaceAll(PRELOAD, '<link rel="held-modulepreload"').replaceAll(STARTER, 'type="held-module"');
}

export const startScript = `(${startAfterPaint.toString()})()`;
