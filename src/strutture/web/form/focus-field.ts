import { type FieldName, fieldId } from './field-names.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button';
/** The part of a list that is wrong, as a room. */
const WRONG = '[data-wrong]';

/** Takes the reader to a field, or to the first control of a group, in the middle of what is seen. */
export function focusField(name: FieldName): void {
  const element = document.getElementById(fieldId(name));
  if (!element) return;
  const part = element.querySelector(WRONG) ?? element;
  const control = element.matches(CONTROLS) ? element : part.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true, focusVisible: true });
  (part.closest('.fld') ?? part).scrollIntoView({ block: 'center' });
}
