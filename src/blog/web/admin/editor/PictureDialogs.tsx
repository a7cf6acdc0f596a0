import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { type DescribedPicture, PictureDialog } from './PictureDialog.tsx';

export type PictureQueue = ReturnType<typeof usePictureQueue>;

export function usePictureQueue() {
  const [{ files, turn }, setQueue] = useState<{ files: readonly File[]; turn: number }>({ files: [], turn: 0 });
  return {
    file: files[0] ?? null,
    turn,
    take: (taken: readonly File[]) => setQueue((before) => ({ ...before, files: [...before.files, ...taken] })),
    next: () => setQueue((before) => ({ files: before.files.slice(1), turn: before.turn + 1 })),
  };
}

function insertPicture(editor: Editor, { src, alt, caption }: DescribedPicture): void {
  const image = { type: 'image', attrs: { src, alt } };
  const figure = { type: 'figure', content: [image, { type: 'caption', content: [{ type: 'text', text: caption }] }] };
  editor
    .chain()
    .focus()
    .insertContent([caption === '' ? image : figure, { type: 'paragraph' }])
    .run();
}

type PictureDialogsProps = {
  editor: Editor;
  pictures: PictureQueue;
  isDescribing: boolean;
  onDescribed: () => void;
};

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
