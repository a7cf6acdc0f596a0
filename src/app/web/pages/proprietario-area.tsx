import { Outlet } from 'react-router';
import '../../../ui/toasts.css';
import '../owner/owner.css';
import { Toasts } from '../../../ui/Toasts.tsx';
import { useFocusAfterChange } from '../../../accounts/web/owner/use-focus-after-change.ts';

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function OwnerArea() {
  useFocusAfterChange();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
