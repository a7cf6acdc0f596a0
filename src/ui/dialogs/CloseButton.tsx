import type { ComponentProps } from 'react';
import { useRequestClose } from './request-close.ts';

export function CloseButton(props: Omit<ComponentProps<'button'>, 'type' | 'onClick'>) {
  const close = useRequestClose();
  return <button className="btn alt" {...props} type="button" onClick={close} />;
}
