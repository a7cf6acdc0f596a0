import { createContext, useContext, useMemo, useState } from 'react';

/** `html` is `null` in a full page response, because the document already contains the server-rendered part. */
export type ServedPart = { id: string; html: string | null };

export const ServedParts = createContext<ReadonlyMap<string, string> | null>(null);

function isWrittenAs(html: string, served: string): boolean {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML === served;
}

export function useServedHtml({ id, html }: ServedPart) {
  const parts = useContext(ServedParts);
  const [served] = useState(() => html ?? parts?.get(id) ?? document.getElementById(id)?.innerHTML ?? '');
  // Equal HTML is not set again, because its pictures would flicker.
  const shown = useMemo(
    () => (html === null || html === served || isWrittenAs(html, served) ? served : html),
    [html, served],
  );
  return { shown, element: { id, dangerouslySetInnerHTML: { __html: shown } } };
}
