import { lazy } from 'react';
import type { MetaDescriptor } from 'react-router';
import { GuardedScreen } from '../shell/GuardedScreen.tsx';
import * as messages from '../../messages/admin.ts';

const SystemStatus = lazy(async () => ({
  default: (await import('../../../admin/web/system/SystemStatus.tsx')).SystemStatus,
}));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: messages.systemStatusPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminStatusPage() {
  return (
    <GuardedScreen>
      <SystemStatus />
    </GuardedScreen>
  );
}
