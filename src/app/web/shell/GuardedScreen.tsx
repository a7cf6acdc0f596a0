import { type ReactNode, Suspense } from 'react';
import '../../../accounts/web/admin/login.css';
import '../../../ui/toasts/toasts.css';
import { AdminGuard } from '../../../accounts/web/admin/AdminGuard.tsx';
import { Checking } from '../../../accounts/web/admin/Checking.tsx';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';

export function GuardedScreen({ children }: { children: ReactNode }) {
  const loading = (
    <GuardFrame>
      <Checking />
    </GuardFrame>
  );
  return (
    <>
      <AdminGuard>
        <Suspense fallback={loading}>{children}</Suspense>
      </AdminGuard>
      <Toasts />
    </>
  );
}
