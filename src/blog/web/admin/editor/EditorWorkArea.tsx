import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PhotoInput } from '../../../../media/web/upload/PhotoInput.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialogs, type PictureQueue } from './PictureDialogs.tsx';
import { ToolBar } from './ToolBar.tsx';
import { PICTURE_TOOLS, TABLE_TOOLS, type ToolDialog, TOOLS } from './tools.ts';
import * as messages from '../../../messages/admin.ts';

type EditorWorkAreaProps = {
  id: string;
  editor: Editor;
  pictures: PictureQueue;
};

export function EditorWorkArea({ id, editor, pictures }: EditorWorkAreaProps) {
  const toolbars = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [openedDialog, setOpenedDialog] = useState<Exclude<ToolDialog, 'picture'> | null>(null);
  const openDialog = (what: ToolDialog) => (what === 'picture' ? chooser.current?.click() : setOpenedDialog(what));
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isBlank: now.isEmpty && now.isActive('paragraph') && !now.isActive('listItem') && !now.isActive('blockquote'),
      isInTable: now.isActive('table'),
      isOnPicture: now.isActive('image'),
    }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const hasControl = event.ctrlKey || event.metaKey;
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      toolbars.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
    }
    if (hasControl && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpenedDialog('link');
    }
  };
  const bar = { editor, controls: id, onDialog: openDialog };
  return (
    <>
      <div ref={toolbars} className="blog-tool-bench">
        <ToolBar {...bar} tools={TOOLS} label={messages.formattingToolbarLabel} />
        {at.isInTable && <ToolBar {...bar} tools={TABLE_TOOLS} label={messages.tableLabel} hasWords />}
        {at.isOnPicture && <ToolBar {...bar} tools={PICTURE_TOOLS} label={messages.photoLabel} hasWords />}
      </div>
      <PhotoInput ref={chooser} hidden multiple onFiles={pictures.take} />
      <div className="blog-page" role="presentation" onKeyDown={onKeyDown}>
        {at.isBlank && <p className="segnaposto">{messages.editorPlaceholder}</p>}
        <EditorContent editor={editor} />
      </div>
      {openedDialog === 'link' && <LinkDialog editor={editor} onClose={() => setOpenedDialog(null)} />}
      <PictureDialogs
        editor={editor}
        pictures={pictures}
        isDescribing={openedDialog === 'describe'}
        onDescribed={() => setOpenedDialog(null)}
      />
    </>
  );
}
