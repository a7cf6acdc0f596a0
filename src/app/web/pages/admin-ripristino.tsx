import { lazy } from 'react';
import type { MetaDescriptor } from 'react-router';
import { GuardedScreen } from '../shell/GuardedScreen.tsx';
import * as messages from '../../messages/admin.ts';

const RestoreScreen = lazy(async () => ({
  default: (await import('../../../admin/web/restoration/RestoreScreen.tsx')).RestoreScreen,
}));

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: messages.restorePageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminRestorePage() {
  return (
    <GuardedScreen>
      <RestoreScreen />
    </GuardedScreen>
  );
}
