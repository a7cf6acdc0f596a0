import { Outlet } from 'react-router';
import '../../../ui/toasts.css';
import '../owner/owner.css';
import { Toasts } from '../../../ui/Toasts.tsx';
import { useFocusAfterChange } from '../../../accounts/web/owner/use-focus-after-change.ts';

/** What is one's own is kept by no cache. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

/** Around every page of the owner's area. */
export default function OwnerArea() {
  useFocusAfterChange();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
