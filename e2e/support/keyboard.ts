import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

function lookOfFocus(page: Page, target: ElementHandle) {
  return page.evaluate((wanted) => {
    const focused = document.activeElement ?? document.body;
    const drawn = focused.matches('input.sr') && focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    const element = drawn ?? focused;
    // Some elements draw the focus outline elsewhere: a card's link draws it on the card.
    const frames = [element.closest('article'), element.parentElement].filter((each) => each !== null);
    const isMarked = [element, ...frames, ...element.querySelectorAll('*')].some((each) =>
      [undefined, '::before', '::after'].some((piece) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each, piece);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      }),
    );
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    return {
      what: `${element.tagName.toLowerCase()} «${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}»`,
      isVisible: width > 1 && height > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isMarked,
      isTarget: focused === wanted,
      isStale: !wanted.isConnected,
      isNowhere: focused === document.body,
    };
  }, target);
}

/** Presses Tab until the target has the focus. Every element on the way must show that it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: Awaited<ReturnType<typeof lookOfFocus>>[] = [];
  // Waits until the target is enabled, because Tab skips it before the scripts have loaded.
  await expect(target).toBeEnabled();
  // Waits for the styles, because no element can receive the focus before they are loaded.
  await page.waitForLoadState();
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const look = await lookOfFocus(page, element);
    // Looks up the target again if it was replaced while its list was loading.
    if (look.isStale) element = await target.elementHandle();
    if (look.isNowhere) continue;
    stops.push(look);
    if (!look.isTarget) continue;
    expect(stops.filter(({ isVisible, isMarked }) => !isVisible || !isMarked)).toEqual([]);
    return;
  }
  throw new Error(`Tab did not reach ${String(target)}, only ${stops.map(({ what }) => what).join(', ')}`);
}

export class KeyboardUser {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async write(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.page.keyboard.type(text);
  }

  async rewrite(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.press('ControlOrMeta+A', 'Delete');
    await this.page.keyboard.type(text);
  }

  /** Types the name again on failure, because a busy browser may treat late letters as a new search. */
  async choose(list: Locator, option: string): Promise<void> {
    await tabTo(this.page, list);
    await expect(async () => {
      await this.page.keyboard.type(option);
      await expect(list.locator('option:checked')).toContainText(option, { timeout: 1500 });
    }).toPass({ intervals: [1500] });
  }

  async push(control: Locator, key = 'Enter', walk: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await tabTo(this.page, control, walk);
    await this.press(key);
  }

  async walkTo(grid: Locator, date: string): Promise<void> {
    const focused = grid.locator('button:focus');
    for (let step = 0; step < 31; step += 1) {
      const at = await focused.getAttribute('data-date');
      if (at === date) return;
      await this.press(at !== null && at < date ? 'ArrowRight' : 'ArrowLeft');
    }
    throw new Error(`The arrow keys did not reach ${date}`);
  }

  /** Selects an option with the arrow keys. The selection alone must not load another page. */
  async leafTo(list: Locator, value: string): Promise<void> {
    await tabTo(this.page, list);
    const options = await list.locator('option').count();
    for (let step = 0; step < options && (await list.inputValue()) !== value; step += 1) await this.press('ArrowDown');
    await expect(list).toHaveValue(value);
  }
}
