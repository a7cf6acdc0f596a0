import type { ComponentProps } from 'react';
import { useAskToClose } from './ask-to-close.ts';

/** A button of a `CarefulDialog` that closes it: Annulla, mostly. */
export function CloseButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const close = useAskToClose();
  return <button className="btn alt" {...props} type="button" onClick={close} />;
}
