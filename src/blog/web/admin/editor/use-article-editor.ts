import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { articleExtensions } from './article-extensions.ts';
import { type PictureHandlers, pictureEditorProps } from './picture-editor-props.ts';

/** What it takes pictures with must not change. */
type ArticleEditorOptions = PictureHandlers & {
  /** Of the text; with `-nome` of what names it, with `-aiuto` of what helps. */
  id: string;
  initial: string;
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

/** What an editor holds, as it is sent: empty where there is nothing. The empty line at the end is the editor's own. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

/** ProseMirror would take Esc for itself and do nothing with it: it belongs to the dialog around the text. */
const handleDOMEvents = { keydown: (_: unknown, event: KeyboardEvent) => event.key === 'Escape' };

/**
 * The editor of an article's text. It begins with `initial`, and from then on has the text by itself. `null` at first: TipTap
 * throws away one that it made while drawing if its effects come a moment later, as they do in what is loaded late.
 */
export function useArticleEditor({ id, initial, onReady, onChange, ...hands }: ArticleEditorOptions): Editor | null {
  // The same ones each time: others would be given to the editor with each letter.
  const [editorProps] = useState(() => ({
    attributes: attributesOf(id),
    handleDOMEvents,
    ...pictureEditorProps(hands),
  }));
  const editor = useEditor({
    extensions: articleExtensions,
    content: initial,
    immediatelyRender: false,
    // The portal's policy lets no style element in; editor.css has these rules.
    injectCSS: false,
    editorProps,
  });
  const ready = useEffectEvent((now: Editor) => onReady(htmlOf(now)));
  const tell = useEffectEvent((now: Editor) => onChange(htmlOf(now)));
  useEffect(() => {
    if (editor === null) return undefined;
    ready(editor);
    // At once: the browser tells of a letter outside of React's events, and the next key may be Esc.
    const hear = () => flushSync(() => tell(editor));
    editor.on('update', hear);
    return () => {
      editor.off('update', hear);
    };
  }, [editor]);
  return editor;
}

function attributesOf(id: string): Record<string, string> {
  return {
    id,
    class: 'blog-body',
    role: 'textbox',
    lang: 'it',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': `${id}-nome`,
    'aria-describedby': `${id}-aiuto`,
  };
}
