import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import { articleExtensions } from './article-extensions.ts';
import { type Hands, takesPictures } from './takes-pictures.ts';

type ArticleEditorParts = Hands & {
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

/** The editor of an article's text. It begins with `initial`, and from then on has the text by itself. */
export function useArticleEditor({ id, initial, onReady, onChange, ...hands }: ArticleEditorParts): Editor {
  const editor = useEditor({
    extensions: articleExtensions,
    content: initial,
    // The portal's policy lets no style element in; editor.css has these rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: 'testo',
        role: 'textbox',
        lang: 'it',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': `${id}-nome`,
        'aria-describedby': `${id}-aiuto`,
      },
      ...takesPictures(hands),
    },
  });
  const ready = useEffectEvent(() => onReady(htmlOf(editor)));
  const tell = useEffectEvent(() => onChange(htmlOf(editor)));
  useEffect(() => {
    ready();
    const hear = () => tell();
    editor.on('update', hear);
    return () => {
      editor.off('update', hear);
    };
  }, [editor]);
  return editor;
}
