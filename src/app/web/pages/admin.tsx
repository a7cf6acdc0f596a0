import { lazy, useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import { GuardedScreen } from '../shell/GuardedScreen.tsx';
import * as messages from '../../messages/admin.ts';

const loadPanel = () => import('../../../admin/web/panel/AdminPanel.tsx');
const AdminPanel = lazy(async () => ({ default: (await loadPanel()).AdminPanel }));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: messages.adminPanelPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminPage() {
  useEffect(() => {
    // A failure is ignored here, because the panel loads the same module and reports the failure.
    loadPanel().catch(() => undefined);
  }, []);
  return (
    <GuardedScreen>
      <AdminPanel />
    </GuardedScreen>
  );
}
