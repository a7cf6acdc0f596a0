import { expect, type Locator, type Page } from '@playwright/test';
import {
  addDays,
  addMonths,
  type CalendarDate,
  dateInRome,
  eachDate,
  firstOfMonth,
  formatLongDate,
  monthOf,
} from '../../src/kernel/dates/calendar-date.ts';
import { type Cents, formatEuro } from '../../src/kernel/money/cents.ts';
import type { Struttura } from './portal.ts';

const NEXT_MONTH = addMonths(monthOf(dateInRome(new Date())), 1);

/** Returns a day of next month, because all its days are in the future and on one calendar page. */
export function dayOfNextMonth(day: number): CalendarDate {
  return addDays(firstOfMonth(NEXT_MONTH), day - 1);
}

export async function fakeCalendar(page: Page, taken: readonly CalendarDate[] = []): Promise<void> {
  await page.route('**/api/calendar/availability?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [start, end] = ['start_date', 'end_date'].map((name) => query.get(name) as CalendarDate);
    const nights = eachDate(start!, addDays(end!, 1));
    await route.fulfill({ json: nights.map((date) => ({ date, is_available: !taken.includes(date) })) });
  });
}

export function totalOf(struttura: Struttura, nights: number): string {
  const cleaning = struttura.servizio_pulizie ? struttura.prezzo_pulizie : 0;
  return formatEuro(Math.round((struttura.prezzo_notte * nights + cleaning) * 100) as Cents);
}

export function cardTotalOf(struttura: Struttura, nights: number): string {
  return totalOf(struttura, nights).replace(',00', '');
}

export class BookingPanel {
  readonly root: Locator;

  private constructor(root: Locator) {
    this.root = root;
  }

  static async open(page: Page, struttura: Struttura): Promise<BookingPanel> {
    await page.goto(struttura.path);
    const panel = await BookingPanel.of(page);
    await panel.turnToNextMonth();
    return panel;
  }

  static async of(page: Page): Promise<BookingPanel> {
    const bar = page.locator('.stay-mobile-bar').getByRole('button');
    const card = page.getByRole('region', { name: 'Disponibilità e prenotazione' });
    await page.waitForLoadState();
    await expect(bar.or(card)).toBeVisible();
    const isPhone = await bar.isVisible();
    if (isPhone) await bar.click();
    const panel = new BookingPanel(isPhone ? page.getByRole('dialog', { name: 'Scegli le date' }) : card);
    await panel.expectLoaded();
    return panel;
  }

  get grid(): Locator {
    return this.root.getByRole('grid');
  }

  day(date: CalendarDate): Locator {
    return this.grid.getByRole('button', { name: new RegExp(`(?:^|, )${formatLongDate(date)}, `) });
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name });
  }

  async expectLoaded(): Promise<void> {
    await expect(this.grid).toHaveAttribute('aria-busy', 'false');
  }

  async turnToNextMonth(): Promise<void> {
    await this.button('Mese successivo').click();
    await expect(this.day(dayOfNextMonth(15))).toBeVisible();
    await this.expectLoaded();
  }

  async pick(...dates: CalendarDate[]): Promise<void> {
    for (const date of dates) await this.day(date).click();
  }

  async expectDay(date: CalendarDate, state: string): Promise<void> {
    await expect(this.day(date)).toHaveAccessibleName(new RegExp(`, ${state}$`));
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.root.getByRole('definition').filter({ hasText: total }).last()).toBeVisible();
    await expect(this.root.getByRole('term').filter({ hasText: 'Totale' })).toBeVisible();
  }

  async expectFocusInGrid(): Promise<void> {
    await expect(this.grid.locator('button:focus')).toHaveCount(1);
  }
}
