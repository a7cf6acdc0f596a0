import { Selection } from '@tiptap/pm/state';
import type { EditorOptions } from '@tiptap/react';
import { parseImageReference } from '../../../../media/rules/image-references.ts';
import { readDroppedFiles } from '../../../../media/web/upload/read-dropped-files.ts';
import { SAME_AS } from '../../../rules/article-html.ts';

export type PictureHandlers = {
  take: (files: readonly File[]) => void;
  /** Pictures of elsewhere came with a text, and stay there. */
  refuse: () => void;
};

const SOURCES = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

/** Headings that the editor has not, as those that the server would make of them (`SAME_AS`). */
function asOurHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?)(h[156])\b/gi,
    (_, start: string, tag: string) => start + (SAME_AS[tag.toLowerCase()] ?? tag),
  );
}

/**
 * How the editor takes pictures that are pasted or dropped: a file goes through the portal's own photos. A text that comes
 * with a picture of itself, as from a word processor, is pasted as text.
 */
export function pictureEditorProps({ take, refuse }: PictureHandlers): EditorOptions['editorProps'] {
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
