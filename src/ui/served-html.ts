import { createContext, useContext, useState } from 'react';

/** HTML that a loader has made of components. `html`: `null` in a document, whose data would only say again what stands in it. */
export type ServedPart = { id: string; html: string | null };

/** The HTML of a document's parts by their ids, while the server puts the document together. */
export const ServedParts = createContext<ReadonlyMap<string, string> | null>(null);

/** The HTML of a part, and what its element is given. Taking a document over, the browser leaves what the server has put into the element. */
export function useServedHtml({ id, html }: ServedPart) {
  const parts = useContext(ServedParts);
  const [served] = useState(() => html ?? parts?.get(id) ?? document.getElementById(id)?.innerHTML ?? '');
  const shown = html ?? served;
  return { shown, element: { id, dangerouslySetInnerHTML: { __html: shown } } };
}
