import * as messages from '../../messages/owner.ts';
import type { FieldName } from '../../messages/owner.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button';
const WRONG = '[data-wrong]';
const NOTICE = '[role=status]';

function controlOf(part: Element): HTMLElement | undefined {
  const inside = [...part.querySelectorAll<HTMLElement>(CONTROLS)];
  const controls = part instanceof HTMLElement && part.matches(CONTROLS) ? [part, ...inside] : inside;
  return controls.find((control) => !control.matches(':disabled') && !control.closest(NOTICE));
}

export function focusField(name: FieldName): void {
  const element = document.getElementById(messages.fieldId(name));
  if (!element) return;
  const field = element.closest('.fld') ?? element;
  // If a list is full, its add button is disabled, so the focus moves to the first enabled control of the field.
  const control = controlOf(field.querySelector(WRONG) ?? element) ?? controlOf(field);
  control?.focus({ preventScroll: true, focusVisible: true });
  (control?.closest('li') ?? field).scrollIntoView({ block: 'center' });
}
