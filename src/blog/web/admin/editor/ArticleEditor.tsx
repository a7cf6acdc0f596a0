import { EditorContent, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFileDrop } from '../../../../media/web/upload/use-file-drop.ts';
import { announce } from '../../../../ui/announce.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/FieldError.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import { PictureAsks } from './PictureAsks.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolBar } from './ToolBar.tsx';
import { PICTURE_TOOLS, TABLE_TOOLS, type ToolAsk, TOOLS } from './tools.ts';
import { useArticleEditor } from './use-article-editor.ts';
import '../../article-body.css';
import './editor.css';

const messages = blogAdminPageMessages.scrivi;

/** iPhones turn their HEIC photos into JPEG when a field asks for these. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

export type ArticleEditorProps = {
  /** HTML that it begins with. */
  initial: string;
  error?: string | undefined;
  /** The same HTML in the editor's words, once. */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

/** The text of an article, with its tools (specification section 2, "Blog modal": "TipTap editor"). */
export function ArticleEditor({ initial, error, onReady, onChange }: ArticleEditorProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Exclude<ToolAsk, 'picture'> | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const take = (taken: readonly File[]) => setFiles((before) => [...before, ...taken]);
  const ask = (what: ToolAsk) => (what === 'picture' ? chooser.current?.click() : setAsked(what));
  const refuse = () => {
    setNotice(messages.fotoDaAltrove);
    announce(messages.fotoDaAltrove);
  };
  const editor = useArticleEditor({ id, initial, onReady, onChange, take, refuse });
  useErrorOf(zone, error === undefined ? null : `${id}-err`);
  const drag = useFileDrop(zone, ({ files: dropped }) => take(dropped));
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
      zone.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
    }
    if (hasControl && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setAsked('link');
    }
  };
  const bar = { editor, controls: id, onAsk: ask };
  return (
    <div ref={zone} className={classNames('blog-testo', drag !== 'none' && 'vicino', drag === 'zone' && 'sopra')}>
      <span id={`${id}-nome`} className="lab">
        Contenuto
      </span>
      <div className="banco-attrezzi">
        <ToolBar {...bar} tools={TOOLS} label="Formattazione" />
        {at.isInTable && <ToolBar {...bar} tools={TABLE_TOOLS} label="Tabella" hasWords />}
        {at.isOnPicture && <ToolBar {...bar} tools={PICTURE_TOOLS} label="Foto" hasWords />}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPT}
        multiple
        onChange={() => {
          take([...(chooser.current?.files ?? [])]);
          // The same file can be chosen again.
          if (chooser.current) chooser.current.value = '';
        }}
      />
      <div className="foglio" role="presentation" onKeyDown={onKeyDown}>
        {at.isBlank && <p className="segnaposto">{messages.segnaposto}</p>}
        <EditorContent editor={editor} />
      </div>
      <FieldError id={`${id}-err`} text={error} />
      {notice !== null && (
        <p className="note info">
          <Icon name="info" />
          {notice}
        </p>
      )}
      <p className="hint" id={`${id}-aiuto`}>
        {messages.aiuto}
      </p>
      {asked === 'link' && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
      <PictureAsks
        editor={editor}
        files={files}
        isDescribing={asked === 'describe'}
        onFileDone={() => setFiles((before) => before.slice(1))}
        onDescribed={() => setAsked(null)}
      />
    </div>
  );
}

/** Ties what is wrong to the text, which the editor draws. */
function useErrorOf(zone: RefObject<HTMLElement | null>, errorId: string | null): void {
  useEffect(() => {
    const text = zone.current?.querySelector('[role=textbox]');
    text?.removeAttribute('aria-invalid');
    if (errorId === null) return;
    text?.setAttribute('aria-invalid', 'true');
    text?.setAttribute('aria-errormessage', errorId);
  }, [zone, errorId]);
}
