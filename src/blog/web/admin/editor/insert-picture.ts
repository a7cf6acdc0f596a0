import type { Editor } from '@tiptap/react';

/** A photo of ours as it comes into an article. */
export type DescribedPicture = { src: string; alt: string; caption: string };

/** Puts a photo where the cursor is, with its words below it where it has any, and the cursor after it. */
export function insertPicture(editor: Editor, { src, alt, caption }: DescribedPicture): void {
  const image = { type: 'image', attrs: { src, alt } };
  const figure = { type: 'figure', content: [image, { type: 'caption', content: [{ type: 'text', text: caption }] }] };
  editor
    .chain()
    .focus()
    .insertContent([caption === '' ? image : figure, { type: 'paragraph' }])
    .run();
}
