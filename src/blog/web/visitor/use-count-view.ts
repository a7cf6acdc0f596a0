import { useEffect } from 'react';
import { usePageVisible } from '../../../ui/loading/use-page-visible.ts';

/** IDs of articles whose view has been reported. They exist only in memory, so that nothing is stored on the device. */
const counted = new Set<number>();

export function useCountView(postId: number): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    // During hydration, React assumes the visibility that the server rendered, so the document is checked too.
    if (!isVisible || document.hidden || counted.has(postId)) return;
    counted.add(postId);
    navigator.sendBeacon(`/api/blog/posts/${postId}/views`);
  }, [postId, isVisible]);
}
