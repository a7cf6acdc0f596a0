import type { Locator, Page } from '@playwright/test';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import { isGuaranteedHome } from '../support/portal.ts';

const SYSTEM = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText', 'GrayText'] as const;

test.use({ contextOptions: { forcedColors: 'active' } });

function systemColours(page: Page): Promise<Record<(typeof SYSTEM)[number], string>> {
  return page.evaluate((names) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const colours = names.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(colours);
  }, SYSTEM);
}

function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderStyle, borderWidth, outlineStyle, outlineColor } = getComputedStyle(element);
    const hasBorder = borderStyle !== 'none' && Number.parseFloat(borderWidth) >= 1;
    return { color, background: backgroundColor, hasBorder, outline: outlineStyle, outlineColor };
  });
}

test('forced colours distinguish selected days, the days between them and taken days', {
  tag: '@desktop',
}, async ({ page, portal }) => {
  await fakeCalendar(page, [day(20)]);
  const panel = await BookingPanel.open(page, await portal.findStruttura(isGuaranteedHome));
  const { Highlight, HighlightText, GrayText, CanvasText } = await systemColours(page);
  await panel.pick(day(10), day(13));
  for (const chosen of [day(10), day(13)]) {
    expect(await lookOf(panel.day(chosen))).toMatchObject({ background: Highlight, color: HighlightText });
  }
  const [between, free, taken] = await Promise.all([day(11), day(16), day(20)].map((each) => lookOf(panel.day(each))));
  expect(between).toMatchObject({ outline: 'solid', outlineColor: Highlight });
  expect(free).toMatchObject({ outline: 'none' });
  expect(taken).toMatchObject({ color: GrayText });
  expect(free?.background).not.toBe(Highlight);

  await panel.day(day(13)).press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(panel.day(day(13))).toBeFocused();
  expect(await lookOf(panel.day(day(13)))).toMatchObject({ outline: 'solid', outlineColor: HighlightText });
  expect((await lookOf(panel.button(/^Prenota e paga/))).hasBorder).toBe(true);
  await panel.button(/^Prenota e paga/).click();
  const dialog = page.getByRole('dialog', { name: 'Prenota e paga', exact: true });
  expect((await lookOf(dialog.getByLabel('Nome e cognome'))).hasBorder).toBe(true);
  expect((await lookOf(dialog.getByRole('button', { name: 'Indica quanti siete' }))).hasBorder).toBe(true);
  await dialog.getByLabel('E-mail').focus();
  expect(await lookOf(dialog.getByLabel('E-mail'))).toMatchObject({ outline: 'solid' });
  expect(CanvasText).not.toBe(Highlight);
});

test('with forced colours, checked filters are highlighted, and cards, checkboxes and buttons have borders', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/cerca?dove=toscana');
  const { Highlight, HighlightText } = await systemColours(page);
  const card = page.getByRole('article').first();
  expect((await lookOf(card)).hasBorder).toBe(true);
  await page.getByRole('link', { name: /^Filtri/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtri' });
  const wifi = dialog.getByRole('checkbox', { name: /^WiFi/ });
  const drawn = (box: Locator) => box.locator('xpath=following-sibling::span');
  await wifi.press('Space');
  await expect(wifi).toBeChecked();
  expect(await lookOf(drawn(wifi))).toMatchObject({ background: Highlight, color: HighlightText });
  const other = drawn(dialog.getByRole('checkbox', { name: /^Camino/ }));
  expect((await lookOf(other)).background).not.toBe(Highlight);
  expect((await lookOf(other)).hasBorder).toBe(true);
  expect((await lookOf(dialog.getByRole('button', { name: 'Chiudi' }))).hasBorder).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Chiudi' }).locator('svg')).toBeVisible();
});
