import type { Editor } from '@tiptap/react';
import { insertPicture } from './insert-picture.ts';
import { PictureDialog } from './PictureDialog.tsx';
import type { PictureQueue } from './use-picture-queue.ts';

type PictureDialogsProps = {
  editor: Editor;
  pictures: PictureQueue;
  /** The selected photo is described anew. */
  isDescribing: boolean;
  onDescribed: () => void;
};

/** What is asked about photos: of each new one, and of the selected one. */
export function PictureDialogs({ editor, pictures, isDescribing, onDescribed }: PictureDialogsProps) {
  const { file, turn, next } = pictures;
  if (file) {
    return (
      <PictureDialog
        key={turn}
        picture={file}
        onClose={next}
        onDone={(picture) => {
          next();
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
