import type { MetaDescriptor } from 'react-router';
import '../../../accounts/web/admin/login.css';
import { AdminLogin } from '../../../accounts/web/admin/AdminLogin.tsx';
import { LoginFrame } from '../../../accounts/web/admin/LoginFrame.tsx';
import * as messages from '../../messages/admin.ts';

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: messages.adminSignInPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminLoginPage() {
  return (
    <LoginFrame>
      <AdminLogin />
    </LoginFrame>
  );
}
