import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A button that only scripts answer: it cannot be pressed before they are there, when nothing would happen. It looks the same. */
export function LiveButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} disabled={!useHydrated()} />;
}
