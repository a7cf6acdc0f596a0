import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DroppedFiles, readDroppedFiles } from './read-dropped-files.ts';
import { topmostDialog } from '../../../ui/dialogs/topmost-dialog.ts';

export type FileDrag = 'none' | 'page' | 'zone';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Accepts files that are dropped on the zone. Prevents the browser from opening files that are dropped elsewhere on the page. */
export function useFileDrop(zone: RefObject<HTMLElement | null>, onFiles: (dropped: DroppedFiles) => void): FileDrag {
  const [drag, setDrag] = useState<FileDrag>('none');
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const isInside = (event: DragEvent) =>
      event.target instanceof Node && zone.current?.contains(event.target) === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const inside = isInside(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
      setDrag(inside ? 'zone' : 'page');
    };
    // If the event has no related target, the pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setDrag('none');
    const drop = (event: DragEvent) => {
      setDrag('none');
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (isInside(event) && event.dataTransfer) take(readDroppedFiles(event.dataTransfer));
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragenter', over, { signal });
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, [zone]);

  return drag;
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');

function isMeantFor(form: Element, target: EventTarget | null): boolean {
  const modal = topmostDialog();
  if (modal && !modal.contains(form)) return false;
  return target === document.body || target === modal || (target instanceof Node && form.contains(target));
}

/** Accepts pasted files. If the clipboard also contains text, a text field receives the text instead. */
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
