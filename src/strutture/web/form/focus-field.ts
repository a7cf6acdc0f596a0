import { type FieldName, fieldId } from './field-names.ts';

const CONTROLS = 'input:not([type=hidden]), select, textarea, button';

/** Takes the reader to a field, or to the first control of a group, in the middle of what is seen. */
export function focusField(name: FieldName): void {
  const element = document.getElementById(fieldId(name));
  if (!element) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true, focusVisible: true });
  (element.closest('.fld') ?? element).scrollIntoView({ block: 'center' });
}
