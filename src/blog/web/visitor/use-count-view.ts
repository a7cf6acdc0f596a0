import { useEffect } from 'react';
import { usePageVisible } from '../../../ui/loading/use-page-visible.ts';

/** Articles that were counted since the site was opened. In memory: nothing of it stays on the device. */
const counted = new Set<number>();

/** Counts a reading once in a visit, when it is on the screen: not while a browser draws it ahead, and not in a tab of the background. */
export function useCountView(postId: number): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    // While React takes over what the server drew, it holds for visible what the server did.
    if (!isVisible || document.hidden || counted.has(postId)) return;
    counted.add(postId);
    navigator.sendBeacon(`/api/blog/posts/${postId}/views`);
  }, [postId, isVisible]);
}
