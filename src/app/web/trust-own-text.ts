/** What browsers call `trustedTypes` (https://www.w3.org/TR/trusted-types/), as far as it is used here. Firefox and Safari may not have it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
};

/**
 * What a page may make of text once it is there: HTML without anything that runs, workers of this site, and as scripts those
 * that came with the document: one waits (`start-after-paint.ts`), and React writes them anew where the whole page fails. The policy of the document asks for it wherever text would become one of these. Its own text is sent
 * to the browser: it may use nothing from outside itself.
 */
export function trustOwnText({ trustedTypes }: { trustedTypes?: TrustedTypes }): void {
  /** React makes an element of a script that it will fill with data by this text, and by no other. */
  const emptyScript = '<script></script>';
  const harmless =
    /^<(?:!--[^<>]*--|\/?(?!script|iframe|frame|object|embed|base)[a-z][\w:-]*(?:\s+(?!on|srcdoc)[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'`=]+))?)*\s*\/?)>$/i;
  const ofDocument = new Set(Array.from(document.scripts, ({ text }) => text));
  trustedTypes?.createPolicy('default', {
    // An element that does not read as harmless is left out; every `<` begins one.
    createHTML: (html) =>
      html === emptyScript ? html : html.replaceAll(/<[^<>]*>?/g, (tag) => (harmless.test(tag) ? tag : '')),
    // Emptied, not refused: React writes a script of ours in the words of its own build where the whole page fails, and nothing runs it.
    createScript: (text) => (ofDocument.has(text) ? text : ''),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

export const trustScript = `(${trustOwnText.toString()})(window)`;
