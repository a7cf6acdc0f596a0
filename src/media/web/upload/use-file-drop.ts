import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type DroppedFiles, readDroppedFiles } from './read-dropped-files.ts';

/** Where files are being dragged: nowhere, over the page, or over the zone that takes them. */
export type FileDrag = 'none' | 'page' | 'zone';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped on a zone. Beside it nothing happens: the browser would else leave the page for the picture. */
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
    // Without a place to go to, the pointer has left the window.
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
