import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A button that only scripts answer: it cannot be pressed before they are there, when nothing would happen. It looks the same. */
export function HydratedButton(props: Omit<ComponentProps<'button'>, 'disabled' | 'type'>) {
  return <button {...props} type="button" disabled={!useHydrated()} />;
}
