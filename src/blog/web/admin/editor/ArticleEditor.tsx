import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFileDrop } from '../../../../media/web/upload/use-file-drop.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { EditorWorkArea } from './EditorWorkArea.tsx';
import { useArticleEditor } from './use-article-editor.ts';
import { usePictureQueue } from './PictureDialogs.tsx';
import '../../visitor/article-body.css';
import './editor.css';
import * as messages from '../../../messages/admin.ts';

export type ArticleEditorProps = {
  initial: string;
  error?: string | undefined;
  onReady: (html: string) => void;
  onChange: (html: string) => void;
};

export function ArticleEditor({ initial, error, onReady, onChange }: ArticleEditorProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const pictures = usePictureQueue();
  const [notice, setNotice] = useState<string | null>(null);
  const { take } = pictures;
  const refuse = () => {
    setNotice(messages.foreignPhotosRejected);
    announce(messages.foreignPhotosRejected);
  };
  const editor = useArticleEditor({ id, initial, onReady, onChange, take, refuse });
  useErrorOf(zone, error === undefined ? null : `${id}-err`);
  const drag = useFileDrop(zone, ({ files }) => take(files));
  return (
    <div ref={zone} className={classNames('blog-text', drag !== 'none' && 'vicino', drag === 'zone' && 'sopra')}>
      <span id={`${id}-nome`} className="lab">
        {messages.contentLabel}
      </span>
      {editor && <EditorWorkArea id={id} editor={editor} pictures={pictures} />}
      <FieldError id={`${id}-err`} text={error} />
      {notice !== null && (
        <p className="note info">
          <Icon name="info" />
          {notice}
        </p>
      )}
      <p className="hint" id={`${id}-aiuto`}>
        {messages.editorKeyboardHelp}
      </p>
    </div>
  );
}

function useErrorOf(zone: RefObject<HTMLElement | null>, errorId: string | null): void {
  useEffect(() => {
    const text = zone.current?.querySelector('[role=textbox]');
    text?.removeAttribute('aria-invalid');
    if (errorId === null) return;
    text?.setAttribute('aria-invalid', 'true');
    text?.setAttribute('aria-errormessage', errorId);
  }, [zone, errorId]);
}
