import { type LoaderFunctionArgs, Outlet, useLoaderData, useRevalidator } from 'react-router';
import '../../../ui/toasts/toasts.css';
import '../owner/owner.css';
import { Toasts } from '../../../ui/toasts/Toasts.tsx';
import { pageContext } from '../context.ts';
import { load } from '../load.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/call.ts';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { readLanguageChoice } from '../shell/language-choice.ts';

/**
 * If a change removes the control that caused it, moves the reading position to the content instead of the top of the document.
 * If the control remains, it keeps the focus.
 */
function useFocusAfterChange(): void {
  const { state } = useRevalidator();
  const before = useRef(state);
  useEffect(() => {
    const isShown = before.current === 'loading' && state === 'idle';
    before.current = state;
    if (!isShown || document.activeElement !== document.body) return;
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [state]);
}

/** Uses the language of the page for the owner's emails, too. `mailLanguage`: the current language of the emails; `null`: signed out. */
function useMailLanguage(mailLanguage: string | null): void {
  useEffect(() => {
    const language = currentLanguage();
    if (mailLanguage !== null && mailLanguage !== language && readLanguageChoice() === language)
      void call('PUT /api/proprietario/lingua');
  }, [mailLanguage]);
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
  useMailLanguage(language);
  useFocusAfterChange();
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
