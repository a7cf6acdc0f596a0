import { sendJson } from '../../../../ui/send-json.ts';
import { readPost } from '../read-answers.ts';
import { PreviewDialog } from '../write/PreviewDialog.tsx';

/** How readers would see a draft, as it is saved. */
export function SavedPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const ask = async () => {
    const saved = await sendJson('GET', `/api/admin/blog/posts/${id}`);
    return saved.ok ? sendJson('POST', '/api/admin/blog/preview', readPost(saved.data)) : saved;
  };
  return <PreviewDialog ask={ask} onClose={onClose} />;
}
