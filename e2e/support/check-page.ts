import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/kernel/language.ts';
import { expectNoAxeViolations } from './axe.ts';
import type { DeliveredMail } from './mailbox.ts';
import { expectNothingLost, NARROW } from './lost-content.ts';
import { expectLanguage, foreignWords } from './expect-language.ts';

export async function expectNarrow(page: Page): Promise<void> {
  await expectNothingLost(page, [NARROW]);
}

export async function checkPage(page: Page, language: Language, names: readonly string[]): Promise<void> {
  await expectLanguage(page, language, names);
  await expectNoAxeViolations(page);
  await expectNarrow(page);
}

export function expectMailLanguage(
  { subject, text, html }: DeliveredMail,
  language: Language,
  names: readonly string[],
) {
  expect.soft(foreignWords(`${subject} ${text.replaceAll(/\S*[@/]\S*/g, '')}`, language, names), subject).toEqual([]);
  expect.soft(html).toContain(`<html lang="${language}"`);
}
