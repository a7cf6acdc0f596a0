import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import '../../../ui/toasts.css';
import '../owner/owner.css';
import { Toasts } from '../../../ui/Toasts.tsx';
import { useFocusAfterChange } from '../../../accounts/web/owner/use-focus-after-change.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { useKeptLanguage } from '../owner/use-kept-language.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await load(context, () => context.get(pageContext).account());
  return { language: account?.lingua ?? null };
}

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function OwnerArea() {
  const { language } = useLoaderData<typeof loader>();
  useKeptLanguage(language);
  useFocusAfterChange();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
