import { createContext, useContext, useMemo, useState } from 'react';

/** HTML that a loader has made of components. `html`: `null` in a document, whose data would only say again what stands in it. */
export type ServedPart = { id: string; html: string | null };

/** The HTML of a document's parts by their ids, while the server puts the document together. */
export const ServedParts = createContext<ReadonlyMap<string, string> | null>(null);

/** Whether the browser writes the one as the other: there are several ways to write the same. */
function isWrittenAs(html: string, served: string): boolean {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML === served;
}

/** The HTML of a part, and what its element is given. Taking a document over, the browser leaves what the server has put into the element. */
export function useServedHtml({ id, html }: ServedPart) {
  const parts = useContext(ServedParts);
  const [served] = useState(() => html ?? parts?.get(id) ?? document.getElementById(id)?.innerHTML ?? '');
  // The same again stays: written anew, all its pictures would go and come.
  const shown = useMemo(
    () => (html === null || html === served || isWrittenAs(html, served) ? served : html),
    [html, served],
  );
  return { shown, element: { id, dangerouslySetInnerHTML: { __html: shown } } };
}
