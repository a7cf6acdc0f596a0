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

/** Moves the focus to the content if a revalidation removes the focused element, so that the reading position is preserved. */
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

/** Sets the language of the owner's emails to the language of the page, but only if the owner chose this language on this device. */
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
