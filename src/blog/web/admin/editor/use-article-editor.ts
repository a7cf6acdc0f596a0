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
  refuse: () => void;
};

const SOURCES = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

function asOurHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?)(h[156])\b/gi,
    (_, start: string, tag: string) => start + (SAME_AS[tag.toLowerCase()] ?? tag),
  );
}

/** Handles pasted and dropped pictures. If the clipboard also contains text, the text is pasted instead. */
function pictureEditorProps({ take, refuse }: PictureHandlers): EditorOptions['editorProps'] {
  return {
    handlePaste: (_, event) => {
      const { clipboardData } = event;
      if (!clipboardData || clipboardData.types.includes('text/plain')) return false;
      const { files } = readDroppedFiles(clipboardData);
      if (files.length > 0) take(files);
      return files.length > 0;
    },
    // Only sets the insert position; a drop listener on an ancestor of the editor handles the files.
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
        ([, src]) => parseImageReference(src ?? '')?.kind !== 'stored',
      );
      if (isElsewhere) refuse();
      return asOurHeadings(html);
    },
  };
}

/** The picture handlers must be stable, because the editor uses only the handlers of the first render. */
type ArticleEditorOptions = PictureHandlers & {
  id: string;
  initial: string;
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}

/** ProseMirror would swallow Esc, which must reach the surrounding dialog. */
const handleDOMEvents = { keydown: (_: unknown, event: KeyboardEvent) => event.key === 'Escape' };

/** Creates the editor after the first render, because TipTap destroys an editor created during render if React runs the effects late. */
export function useArticleEditor({ id, initial, onReady, onChange, ...hands }: ArticleEditorOptions): Editor | null {
  // Must be stable; otherwise, new props would be passed to the editor on each keystroke.
  const [editorProps] = useState(() => ({
    attributes: attributesOf(id),
    handleDOMEvents,
    ...pictureEditorProps(hands),
  }));
  const editor = useEditor({
    extensions: articleExtensions,
    content: initial,
    immediatelyRender: false,
    // The content security policy blocks injected styles, so editor.css contains TipTap's rules.
    injectCSS: false,
    editorProps,
  });
  const ready = useEffectEvent((now: Editor) => onReady(htmlOf(now)));
  const emitChange = useEffectEvent((now: Editor) => onChange(htmlOf(now)));
  useEffect(() => {
    if (editor === null) return undefined;
    ready(editor);
    // Renders synchronously: React might otherwise render TipTap's change only after the next key, which may be Esc.
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
