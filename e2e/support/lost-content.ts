import { expect, type JSHandle, type Page } from '@playwright/test';

type ShownText = { element: Element; what: string; boxes: DOMRect[] };
type Drawing = { texts: ShownText[]; controls: HTMLElement[] };

type Look = { name: string; width: number; height: number; css: string };

const TWICE = ':root { font-size: 200% !important; }';
/** The text spacing of WCAG 1.4.12. Paragraph spacing applies only between paragraphs. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p:not(:last-child) { margin-bottom: 2em !important; }`;

export const NARROW: Look = { name: 'at 320 px', width: 320, height: 640, css: '' };
export const DESKTOPS: Look[] = [1440, 1280, 1200, 1190, 1024, 900].map((width) => ({
  name: `at ${width} px`,
  width,
  height: 900,
  css: '',
}));
export const LARGE_TEXT: Look[] = [
  { name: 'text at 200 %', width: 1280, height: 900, css: TWICE },
  { name: 'text at 200 % on a phone', width: 320, height: 844, css: TWICE },
];

const LOOKS: Look[] = [
  { name: 'a window of 1280 × 1024 at 400 %', width: 320, height: 256, css: '' },
  { name: 'a window of 1440 × 900 at 200 %', width: 720, height: 450, css: '' },
  ...LARGE_TEXT,
  { name: 'text spaced out', width: 390, height: 844, css: SPACED },
];

function collectDrawn(page: Page): Promise<JSHandle<Drawing>> {
  return page.evaluateHandle(() => {
    const isDrawn = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const { clipPath, animationIterationCount } = getComputedStyle(each);
        if (clipPath === 'inset(50%)' || animationIterationCount === 'infinite') return false;
      }
      return element.closest('.skip, .toasts, [inert], script, style, option, .maplibregl-map') === null;
    };
    const texts: ShownText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node;
      const text = node.nodeValue?.trim() ?? '';
      if (element === null || text === '' || !isDrawn(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      texts.push({
        element,
        what: `«${text.slice(0, 40)}» in ${element.tagName.toLowerCase()}.${element.className}`,
        boxes,
      });
    }
    const focused = document.activeElement?.closest('dialog:modal');
    const part = focused ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    const every = 'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary';
    const targets = [...part.querySelectorAll<HTMLElement>(every)].flatMap((control) => {
      const drawn = control instanceof HTMLInputElement && control.matches('.sr') ? control.labels?.[0] : control;
      return drawn && drawn.closest('[aria-hidden=true]') === null && isDrawn(drawn) ? [drawn] : [];
    });
    return { texts, controls: targets };
  });
}

/**
 * Returns texts that are cut off and cannot be scrolled into view. Tolerates a quarter of the height, because glyph boxes are
 * taller than their lines.
 */
function cutTexts(shown: JSHandle<Drawing>): Promise<string[]> {
  return shown.evaluate(({ texts }) => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const cutOf = (box: DOMRect, from: Element): string | null => {
      let [isAcross, isDown] = [true, true];
      for (let each: Element | null = from; each !== null && (isAcross || isDown); each = each.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(each);
        isAcross &&= textOverflow !== 'ellipsis' && !scrolls(overflowX);
        isDown &&= webkitLineClamp === 'none' && !scrolls(overflowY);
        const frame = each.getBoundingClientRect();
        const slack = box.height / 4;
        const isPast = box.left < frame.left - 2 || box.right > frame.right + 2;
        if (isAcross && cuts(overflowX) && isPast) return 'across';
        if (isDown && cuts(overflowY) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack))
          return 'down';
        if (position === 'fixed') break;
      }
      return isAcross && (box.left < -2 || box.right > innerWidth + 2) ? 'the edge of the window' : null;
    };
    return texts.flatMap(({ element, what, boxes }) => {
      const cut = boxes.map((box) => cutOf(box, element)).find((each) => each !== null);
      return cut === undefined ? [] : [`cut ${cut}: ${what}`];
    });
  });
}

/**
 * Reports text that overlaps other text of the same layer by more than half a line. Sticky elements and overlays cover other
 * layers on purpose.
 */
function overlappingTexts(shown: JSHandle<Drawing>): Promise<string[]> {
  return shown.evaluate(({ texts }) => {
    const isLayer = (element: Element) =>
      element.tagName === 'DIALOG' || ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position);
    const layerOf = (element: Element | null): Element | null =>
      element === null || isLayer(element) ? element : layerOf(element.parentElement);
    const seenOf = (box: DOMRect, from: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let each: Element | null = from; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const frame = each.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const lines = texts
      .flatMap(({ element, what, boxes }) =>
        boxes.map((box) => ({ element, what, layer: layerOf(element), box: seenOf(box, element) })),
      )
      .filter(({ box }) => box.width > 2 && box.height > 4)
      .toSorted((one, other) => one.box.top - other.box.top);
    return lines.flatMap((one, index) => {
      const rest = lines.slice(index + 1);
      const end = rest.findIndex(({ box }) => box.top > one.box.bottom);
      const below = rest.slice(0, end < 0 ? undefined : end).filter((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        const isOn = across > 3 && down > Math.min(one.box.height, other.box.height) / 2;
        return isOn && other.element !== one.element && other.layer === one.layer;
      });
      return below.map((other) => `overlap: ${one.what}, ${other.what}`);
    });
  });
}

/** Compares only controls of the same layer, because dialogs and fixed or sticky elements may cover other controls. */
function overlappingControls(shown: JSHandle<Drawing>): Promise<string[]> {
  return shown.evaluate(({ controls }) => {
    scrollTo(0, 0);
    const layerOf = (element: Element | null): Element | null =>
      element === null ||
      element.tagName === 'DIALOG' ||
      ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    const seenOf = (box: DOMRect, from: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let each = from.parentElement; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const frame = each.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const nameOf = (control: HTMLElement) =>
      `«${(control.getAttribute('aria-label') ?? (control.textContent || control.id)).trim().slice(0, 40)}»`;
    const boxes = controls.flatMap((control) =>
      (control instanceof SVGElement ? [] : [...control.getClientRects()]).map((box) => ({
        control,
        layer: layerOf(control),
        box: seenOf(box, control),
      })),
    );
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const isApart = across <= 2 || down <= 2 || one.layer !== other.layer;
        if (isApart || one.control.contains(other.control) || other.control.contains(one.control)) return [];
        // A smaller button may cover part of a field or picture, because the rest can still be pressed.
        const isButtonOf = (container: typeof one, button: typeof one) =>
          (container.control.matches('input') || container.control.querySelector('img') !== null) &&
          button.box.width * button.box.height < container.box.width * container.box.height;
        return isButtonOf(one, other) || isButtonOf(other, one)
          ? []
          : [`on one another: ${nameOf(one.control)}, ${nameOf(other.control)}`];
      }),
    );
  });
}

function coveredControls(shown: JSHandle<Drawing>): Promise<string[]> {
  return shown.evaluate(({ controls }) => {
    const covered = controls.flatMap((control) => {
      const hitsAt = (block: ScrollLogicalPosition) => {
        control.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        // Checks each line, because a link that spans several lines can be pressed on any of them.
        const lines = [...control.getClientRects()].filter(({ width }) => width >= 2);
        return lines.map((box) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
      };
      const isReachedBy = (hit: Element | null) =>
        (hit !== null &&
          (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)) ||
        // A toast may cover a control, because the toast closes by itself and has a close button.
        hit?.closest('.toasts');
      const hits = hitsAt('center');
      if (hits.length === 0 || hits.some(isReachedBy)) return [];
      // Tries again from the top, because a list scrolls over the bottom of a sticky map.
      scrollTo({ top: 0, left: 0, behavior: 'instant' });
      if (hitsAt('nearest').some(isReachedBy)) return [];
      const hit = hits[0];
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
      return [
        `covered: ${control.tagName.toLowerCase()} «${name.trim().slice(0, 40)}» by ${hit?.tagName}.${hit?.className}`,
      ];
    });
    scrollTo(0, 0);
    return covered;
  });
}

async function lostOf(page: Page): Promise<string[]> {
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  });
  const shown = await collectDrawn(page);
  const found = [
    sideways,
    await cutTexts(shown),
    await overlappingTexts(shown),
    await overlappingControls(shown),
    await coveredControls(shown),
  ];
  await shown.dispose();
  return [...new Set(found.flat())];
}

async function applySetup(page: Page, { width, height, css }: Look): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height });
  const sheet = await page.evaluateHandle((rules) => {
    const created = new CSSStyleSheet();
    const still = 'transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;';
    created.replaceSync(`*, ::before, ::after { ${still} } ${rules}`);
    document.adoptedStyleSheets.push(created);
    return created;
  }, css);
  // Waits for two frames, after which the resize observers have run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}

/** Expects that nothing is cut off, covered or unreachable, and nothing scrolls horizontally (WCAG 1.4.4, 1.4.10, 1.4.12). */
export async function expectNothingLost(page: Page, looks = LOOKS): Promise<void> {
  const size = page.viewportSize();
  for (const look of looks) {
    const undo = await applySetup(page, look);
    await expect.poll(() => lostOf(page), { message: `${page.url()}, ${look.name}`, intervals: [300] }).toEqual([]);
    await undo();
  }
  if (size !== null) await page.setViewportSize(size);
}
