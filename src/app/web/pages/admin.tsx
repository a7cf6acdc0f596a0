import { lazy, Suspense, useEffect } from 'react';
import type { MetaDescriptor } from 'react-router';
import '../../../accounts/web/admin/login.css';
import '../../../ui/toasts.css';
import { AdminGuard } from '../../../accounts/web/admin/AdminGuard.tsx';
import { Checking } from '../../../accounts/web/admin/Checking.tsx';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import { Toasts } from '../../../ui/Toasts.tsx';
import * as t from './admin-messages.it.ts';

const loadPanel = () => import('../../../admin/web/panel/AdminPanel.tsx');
const AdminPanel = lazy(async () => ({ default: (await loadPanel()).AdminPanel }));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: t.pannelloAmministratoreOspitalia }, { name: 'robots', content: 'noindex' }];
}

/** The server sends the frame and the spinner alone. The panel's code comes while the session is being checked. */
export default function AdminPage() {
  useEffect(() => {
    // A failure is told when the panel is drawn: the same code is asked for again.
    loadPanel().catch(() => undefined);
  }, []);
  return (
    <>
      <AdminGuard>
        <Suspense fallback={<Loading />}>
          <AdminPanel />
        </Suspense>
      </AdminGuard>
      <Toasts />
    </>
  );
}

function Loading() {
  return (
    <GuardFrame>
      <Checking />
    </GuardFrame>
  );
}
