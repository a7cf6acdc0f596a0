import type { Editor } from '@tiptap/react';
import type { EditorIconName } from '../editor-icon-name.ts';
import * as t from './messages.it.ts';

/** What a tool has the writer asked. */
export type ToolDialog = 'link' | 'picture' | 'describe';

/** A button of the editor's bar. `keys`: as `aria-keyshortcuts` says them. `isApart`: a group begins with it. */
export type Tool = {
  id: string;
  label: string;
  icon?: EditorIconName;
  keys?: string;
  isApart?: true;
  /** Pressed or not; without it the button does something once. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run: (editor: Editor, ask: (what: ToolDialog) => void) => void;
};

const heading = (level: 2 | 3 | 4, label: string, icon: EditorIconName): Tool => ({
  id: `h${level}`,
  label,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const WORDS: readonly Tool[] = [
  {
    id: 'bold',
    label: t.grassetto,
    icon: 'text-b',
    keys: 'Control+B',
    isApart: true,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: t.corsivo,
    icon: 'text-italic',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'underline',
    label: t.sottolineato,
    icon: 'text-underline',
    keys: 'Control+U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    id: 'strike',
    label: t.barrato,
    icon: 'text-strikethrough',
    keys: 'Control+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    label: t.codice,
    icon: 'code',
    keys: 'Control+E',
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
];

const BLOCKS: readonly Tool[] = [
  {
    id: 'bullets',
    label: t.elencoPuntato,
    icon: 'list-bullets',
    keys: 'Control+Shift+8',
    isApart: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: t.elencoNumerato,
    icon: 'list-numbers',
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: t.citazione,
    icon: 'quotes',
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'line',
    label: t.lineaDiSeparazione,
    icon: 'minus',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const INSERTS: readonly Tool[] = [
  {
    id: 'link',
    label: t.collegamento,
    icon: 'link',
    keys: 'Control+K',
    isApart: true,
    isOn: (editor) => editor.isActive('link'),
    run: (_, ask) => ask('link'),
  },
  { id: 'picture', label: t.foto, icon: 'image', run: (_, ask) => ask('picture') },
  {
    id: 'table',
    label: t.tabella,
    icon: 'table',
    // A table in a table is read by nobody.
    can: (editor) => !editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

const STEPS: readonly Tool[] = [
  {
    id: 'undo',
    label: t.annulla,
    icon: 'arrow-u-up-left',
    keys: 'Control+Z',
    isApart: true,
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: t.ripeti,
    icon: 'arrow-u-up-right',
    keys: 'Control+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** The bar above the text. */
export const TOOLS: readonly Tool[] = [
  heading(2, t.titoloGrande, 'text-h-two'),
  heading(3, t.titoloMedio, 'text-h-three'),
  heading(4, t.titoloPiccolo, 'text-h-four'),
  ...WORDS,
  ...BLOCKS,
  ...INSERTS,
  ...STEPS,
];

/** While the cursor stands in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  {
    id: 'rowBefore',
    label: t.rigaSopra,
    icon: 'rows-plus-top',
    run: (editor) => editor.chain().focus().addRowBefore().run(),
  },
  {
    id: 'rowAfter',
    label: t.rigaSotto,
    icon: 'rows-plus-bottom',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
  },
  {
    id: 'columnBefore',
    label: t.colonnaPrima,
    icon: 'columns-plus-left',
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
  },
  {
    id: 'columnAfter',
    label: t.colonnaDopo,
    icon: 'columns-plus-right',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { id: 'headerRow', label: t.intestazione, run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  { id: 'deleteRow', label: t.togliLaRiga, run: (editor) => editor.chain().focus().deleteRow().run() },
  { id: 'deleteColumn', label: t.togliLaColonna, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { id: 'deleteTable', label: t.togliLaTabella, run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** While a photo is selected. */
export const PICTURE_TOOLS: readonly Tool[] = [
  { id: 'describe', label: t.descrizioneDellaFoto, icon: 'image', run: (_, ask) => ask('describe') },
  { id: 'remove', label: t.togliLaFoto, run: (editor) => removePicture(editor) },
];

/** With the words below it, which would stand alone. */
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
