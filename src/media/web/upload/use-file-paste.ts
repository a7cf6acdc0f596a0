import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from '../../../ui/topmost-dialog.ts';
import { type DroppedFiles, readDroppedFiles } from './read-dropped-files.ts';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');

/** Whether what is pasted there is meant for this form: inside it, or with the focus nowhere. */
function isMeantFor(form: Element, target: EventTarget | null): boolean {
  const modal = topmostDialog();
  if (modal && !modal.contains(form)) return false;
  return target === document.body || target === modal || (target instanceof Node && form.contains(target));
}

/** Takes pictures that are pasted anywhere in the form around `part`. Text that comes with a picture is pasted as text. */
export function useFilePaste(part: RefObject<HTMLElement | null>, onFiles: (pasted: DroppedFiles) => void): void {
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const form = part.current?.closest('form, dialog') ?? document.body;
      const { clipboardData, target } = event;
      if (!clipboardData || !isMeantFor(form, target)) return;
      if (isTextField(target) && clipboardData.types.includes('text/plain')) return;
      const pasted = readDroppedFiles(clipboardData);
      if (pasted.files.length === 0) return;
      event.preventDefault();
      take(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [part]);
}
