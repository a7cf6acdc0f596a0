import { Selection } from '@tiptap/pm/state';
import { type Editor, type EditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseImageReference } from '../../../../media/rules/image-references.ts';
import { readDroppedFiles } from '../../../../media/web/upload/read-dropped-files.ts';
import { SAME_AS } from '../../../rules/article-html.ts';
import { articleExtensions } from './article-extensions.ts';

type PictureHandlers = {
  take: (files: readonly File[]) => void;
  /** Pictures of elsewhere came with a text, and stay there. */
  refuse: () => void;
};

const SOURCES = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

function asOurHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?)(h[156])\b/gi,
    (_, start: string, tag: string) => start + (SAME_AS[tag.toLowerCase()] ?? tag),
  );
}

/** Takes pictures that are pasted or dropped. A text that comes with a picture of itself is pasted as text. */
function pictureEditorProps({ take, refuse }: PictureHandlers): EditorOptions['editorProps'] {
  return {
    handlePaste: (_, event) => {
      const { clipboardData } = event;
      if (!clipboardData || clipboardData.types.includes('text/plain')) return false;
      const { files } = readDroppedFiles(clipboardData);
      if (files.length > 0) take(files);
      return files.length > 0;
    },
    // The files themselves are taken by whoever listens around the editor; here is where they go.
    handleDrop: (view, event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return false;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) {
        const { tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
      }
      return true;
    },
    transformPastedHTML: (html) => {
      const isElsewhere = [...html.matchAll(SOURCES)].some(
        ([, src]) => parseImageReference(src ?? '')?.kind !== 'kept',
      );
      if (isElsewhere) refuse();
      return asOurHeadings(html);
    },
  };
}

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

/** `null` at first: TipTap throws away an editor made while drawing if its effects come later, as in what is loaded late. */
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
  const emitChange = useEffectEvent((now: Editor) => onChange(htmlOf(now)));
  useEffect(() => {
    if (editor === null) return undefined;
    ready(editor);
    // At once: the browser tells of a letter outside of React's events, and the next key may be Esc.
    const emitNow = () => flushSync(() => emitChange(editor));
    editor.on('update', emitNow);
    return () => {
      editor.off('update', emitNow);
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
