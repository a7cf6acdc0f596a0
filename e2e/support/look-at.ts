import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/kernel/language.ts';
import { expectNoAxeViolations } from './axe.ts';
import type { DeliveredMail } from './mailbox.ts';
import { expectNothingLost, NARROW } from './lost-content.ts';
import { expectOwnWords, foreignWords } from './own-words.ts';

/** On the narrowest phone nothing is cut, and no two controls overlap. */
export async function expectNarrow(page: Page): Promise<void> {
  await expectNothingLost(page, [NARROW]);
}

/** A page says nothing in another language but names, and is as usable in this one. */
export async function lookAt(page: Page, language: Language, names: readonly string[]): Promise<void> {
  await expectOwnWords(page, language, names);
  await expectNoAxeViolations(page);
  await expectNarrow(page);
}

/** A mail says nothing in another language but names. */
export function expectOwnMail({ subject, text, html }: DeliveredMail, language: Language, names: readonly string[]) {
  expect.soft(foreignWords(`${subject} ${text.replaceAll(/\S*[@/]\S*/g, '')}`, language, names), subject).toEqual([]);
  expect.soft(html).toContain(`<html lang="${language}"`);
}
