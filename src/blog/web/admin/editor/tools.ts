import type { ChainedCommands, Editor } from '@tiptap/react';
import type { EditorIconName } from '../editor-icon-name.ts';
import * as messages from '../../../messages/admin.ts';

export type ToolDialog = 'link' | 'picture' | 'describe';

export type Tool = {
  label: string;
  icon?: EditorIconName;
  keys?: string;
  isApart?: true;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run: (editor: Editor, openDialog: (what: ToolDialog) => void) => void;
};

const by =
  (change: (chain: ChainedCommands) => ChainedCommands): Tool['run'] =>
  (editor) =>
    change(editor.chain().focus()).run();

const heading = (level: 2 | 3 | 4, label: string, icon: EditorIconName): Tool => ({
  label,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: by((chain) => chain.toggleHeading({ level })),
});

const mark = (name: string, label: string, icon: EditorIconName, keys: string): Tool => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: by((chain) => chain.toggleMark(name)),
});

export const TOOLS: readonly Tool[] = [
  heading(2, messages.largeHeadingTool, 'text-h-two'),
  heading(3, messages.mediumHeadingTool, 'text-h-three'),
  heading(4, messages.smallHeadingTool, 'text-h-four'),
  { ...mark('bold', messages.boldTool, 'text-b', 'Control+B'), isApart: true },
  mark('italic', messages.italicTool, 'text-italic', 'Control+I'),
  mark('underline', messages.underlineTool, 'text-underline', 'Control+U'),
  mark('strike', messages.strikethroughTool, 'text-strikethrough', 'Control+Shift+S'),
  mark('code', messages.codeTool, 'code', 'Control+E'),
  {
    label: messages.bulletListTool,
    icon: 'list-bullets',
    keys: 'Control+Shift+8',
    isApart: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: by((chain) => chain.toggleBulletList()),
  },
  {
    label: messages.numberedListTool,
    icon: 'list-numbers',
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: by((chain) => chain.toggleOrderedList()),
  },
  {
    label: messages.quoteTool,
    icon: 'quotes',
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: by((chain) => chain.toggleBlockquote()),
  },
  { label: messages.separatorTool, icon: 'minus', run: by((chain) => chain.setHorizontalRule()) },
  {
    label: messages.linkLabel,
    icon: 'link',
    keys: 'Control+K',
    isApart: true,
    isOn: (editor) => editor.isActive('link'),
    run: (_, openDialog) => openDialog('link'),
  },
  { label: messages.photoLabel, icon: 'image', run: (_, openDialog) => openDialog('picture') },
  {
    label: messages.tableLabel,
    icon: 'table',
    can: (editor) => !editor.isActive('table'),
    run: by((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })),
  },
  {
    label: messages.cancelLabel,
    icon: 'arrow-u-up-left',
    keys: 'Control+Z',
    isApart: true,
    can: (editor) => editor.can().undo(),
    run: by((chain) => chain.undo()),
  },
  {
    label: messages.redoTool,
    icon: 'arrow-u-up-right',
    keys: 'Control+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: by((chain) => chain.redo()),
  },
];

export const TABLE_TOOLS: readonly Tool[] = [
  { label: messages.insertRowAboveTool, icon: 'rows-plus-top', run: by((chain) => chain.addRowBefore()) },
  { label: messages.insertRowBelowTool, icon: 'rows-plus-bottom', run: by((chain) => chain.addRowAfter()) },
  { label: messages.insertColumnBeforeTool, icon: 'columns-plus-left', run: by((chain) => chain.addColumnBefore()) },
  { label: messages.insertColumnAfterTool, icon: 'columns-plus-right', run: by((chain) => chain.addColumnAfter()) },
  { label: messages.headerRowTool, run: by((chain) => chain.toggleHeaderRow()) },
  { label: messages.removeRowTool, run: by((chain) => chain.deleteRow()) },
  { label: messages.removeColumnTool, run: by((chain) => chain.deleteColumn()) },
  { label: messages.removeTableTool, run: by((chain) => chain.deleteTable()) },
];

export const PICTURE_TOOLS: readonly Tool[] = [
  { label: messages.photoDescriptionTitle, icon: 'image', run: (_, openDialog) => openDialog('describe') },
  { label: messages.removePhotoTool, run: (editor) => removePicture(editor) },
];

function removePicture(editor: Editor): void {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'figure') return void editor.chain().focus().deleteSelection().run();
  const at = $from.before();
  editor
    .chain()
    .focus()
    .deleteRange({ from: at, to: at + $from.parent.nodeSize })
    .run();
}
