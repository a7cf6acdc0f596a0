import type { MetaDescriptor } from 'react-router';
import '../../../accounts/web/admin/login.css';
import { AlertsAddressPage } from '../../../accounts/web/admin/MailedLink.tsx';
import { LoginFrame } from '../../../accounts/web/admin/LoginFrame.tsx';
import * as messages from '../../messages/admin.ts';

export { secretHeaders as headers } from '../secret-address.ts';

export function meta(): MetaDescriptor[] {
  return [{ title: messages.adminSignInPageTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AdminAddressPage() {
  return (
    <LoginFrame isInSite>
      <AlertsAddressPage />
    </LoginFrame>
  );
}
