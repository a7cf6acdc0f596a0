import type { Editor } from '@tiptap/react';
import { insertPicture } from './insert-picture.ts';
import { PictureDialog } from './PictureDialog.tsx';

type PictureAsksProps = {
  editor: Editor;
  /** Those that come into the text, one after the other. */
  files: readonly File[];
  /** The selected photo is described anew. */
  isDescribing: boolean;
  onFileDone: () => void;
  onDescribed: () => void;
};

/** What is asked about photos: of each new one, and of the selected one. */
export function PictureAsks({ editor, files, isDescribing, onFileDone, onDescribed }: PictureAsksProps) {
  const [file] = files;
  if (file) {
    return (
      <PictureDialog
        // The next one begins anew, even if it is the same file.
        key={files.length}
        picture={file}
        onClose={onFileDone}
        onDone={(picture) => {
          onFileDone();
          insertPicture(editor, picture);
        }}
      />
    );
  }
  const { src, alt } = editor.getAttributes('image');
  if (!isDescribing || typeof src !== 'string') return null;
  return (
    <PictureDialog
      picture={{ src, alt: typeof alt === 'string' ? alt : '' }}
      onClose={onDescribed}
      onDone={({ alt: described }) => {
        onDescribed();
        editor.chain().focus().updateAttributes('image', { alt: described }).run();
      }}
    />
  );
}
