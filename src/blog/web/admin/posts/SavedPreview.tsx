import { call } from '../../../../api/call.ts';
import { PreviewDialog } from '../write/PreviewDialog.tsx';

export function SavedPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const fetchPreview = async () => {
    const saved = await call('GET /api/admin/blog/posts/{id}', { params: { id } });
    return saved.ok ? call('POST /api/admin/blog/preview', { body: saved.data.data }) : saved;
  };
  return <PreviewDialog ask={fetchPreview} onClose={onClose} />;
}
