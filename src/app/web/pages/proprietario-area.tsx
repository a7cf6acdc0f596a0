import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import '../../../ui/toasts/toasts.css';
import '../owner/owner.css';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { useFocusAfterChange } from '../../../accounts/web/owner/use-focus-after-change.ts';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { useEffect } from 'react';
import { call } from '../../../api/call.ts';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { readLanguageChoice } from '../shell/language-choice.ts';

/** Uses the chosen language of the page for the owner's mails, too. `kept`: the mails' current language; `null`: signed out. */
function useKeptLanguage(kept: string | null): void {
  useEffect(() => {
    const language = currentLanguage();
    if (kept !== null && kept !== language && readLanguageChoice() === language)
      void call('PUT /api/proprietario/lingua');
  }, [kept]);
}

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
