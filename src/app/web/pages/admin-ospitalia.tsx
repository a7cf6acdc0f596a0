import type { MetaDescriptor } from 'react-router';
import '../../../accounts/web/admin/login.css';
import { AdminLogin } from '../../../accounts/web/admin/AdminLogin.tsx';
import { LoginFrame } from '../../../accounts/web/admin/LoginFrame.tsx';

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta(): MetaDescriptor[] {
  return [{ title: 'Accesso al Pannello Amministratore — Ospitalia' }, { name: 'robots', content: 'noindex' }];
}

export default function AdminLoginPage() {
  return (
    <LoginFrame>
      <AdminLogin />
    </LoginFrame>
  );
}
