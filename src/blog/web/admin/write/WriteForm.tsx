import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import type { AdminPost } from '../../../admin-contract.ts';
import type { BlogCategory } from '../../../contract.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { ArticleEditor } from '../editor/ArticleEditor.tsx';
import type { ArticleFields } from './article-fields.ts';
import { ArticleSide } from './ArticleSide.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { type Base, useArticleDraft } from './use-article-draft.ts';
import { useSaveArticle } from './use-save-article.ts';
import { WriteBar } from './WriteBar.tsx';
import * as messages from '../../../messages/admin.ts';

const ORDER: readonly (keyof ArticleFields)[] = [
  'titolo',
  'contenuto',
  'status',
  'categoria',
  'immagine_copertina',
  'tags',
  'meta_description',
];

const FIELD = ':is(input:not([hidden]), select, textarea, [role=textbox])';

export type WriteFormProps = {
  id: number | null;
  saved: Base;
  categories: readonly BlogCategory[] | null;
  isAnew: boolean;
  onUnsaved: (question: string | null) => void;
  onSaved: (post: AdminPost) => void;
  onRestart: () => void;
  onLeave: () => void;
};

export function WriteForm(props: WriteFormProps) {
  const { id, saved, categories, isAnew, onUnsaved, onSaved, onRestart, onLeave } = props;
  const draft = useArticleDraft(id, saved);
  const { fields, versione, isDirty, write } = draft;
  const [isPreviewed, setPreviewed] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { isBusy, fault, save, forget } = useSaveArticle((post, sent) => {
    draft.rebase({ versione: post.versione, fields: sent });
    onSaved(post);
  });
  const root = useRef<HTMLDivElement>(null);
  const fieldId = useId();
  const [initial] = useState(fields.contenuto);

  const notifyUnsaved = useEffectEvent((dirty: boolean) => onUnsaved(dirty ? messages.unsavedArticleQuestion : null));
  // Reports unsaved changes before the next key event, because the user may press Esc right after the first letter.
  useLayoutEffect(() => {
    notifyUnsaved(isDirty);
    return () => notifyUnsaved(false);
  }, [isDirty]);
  useEffect(() => {
    if (isAnew) root.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isAnew]);
  useEffect(() => {
    const first = ORDER.find((name) => fault?.fields[name] !== undefined);
    const field = first && root.current?.querySelector<HTMLElement>(`[data-campo="${first}"] ${FIELD}`);
    if (field) field.focus();
  }, [fault]);

  const change = (next: Partial<ArticleFields>) => {
    write(next);
    if (fault !== null && Object.keys(next).some((name) => name in fault.fields)) forget();
  };
  const send = () => save({ id, fields, versione, isUploading });
  const restart = () => {
    draft.drop();
    onRestart();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (id !== null && isDirty) send();
  };
  const { titolo: titleFault, contenuto: textFault } = fault?.fields ?? {};
  return (
    <div ref={root} className="blog-write" role="group" aria-label={messages.articleLabel} onKeyDown={onKeyDown}>
      {/* Blocks input while a new article is being saved, because the form is reset afterwards. */}
      <div className="blog-write-body" inert={isBusy && id === null}>
        <div className="blog-write-text">
          {draft.wasRestored && isDirty && <RestoredNote onDiscard={restart} />}
          <div className="fld" data-campo="titolo">
            <label htmlFor={`${fieldId}-titolo`}>{messages.titleLabel}</label>
            <input
              id={`${fieldId}-titolo`}
              className="inp blog-large"
              autoComplete="off"
              placeholder={messages.titlePlaceholder}
              value={fields.titolo}
              aria-required="true"
              aria-invalid={titleFault ? true : undefined}
              aria-describedby={titleFault ? `${fieldId}-fault` : undefined}
              onChange={({ target }) => change({ titolo: target.value })}
            />
          </div>
          <div data-campo="contenuto">
            <ArticleEditor
              initial={initial}
              error={textFault}
              onReady={draft.settle}
              onChange={(contenuto) => change({ contenuto })}
            />
          </div>
        </div>
        <ArticleSide
          {...{ fields, categories }}
          faults={fault?.fields ?? {}}
          onChange={change}
          onUploading={setUploading}
        />
      </div>
      <WriteBar
        {...{ id, isDirty, isBusy, fault, onLeave }}
        faultId={`${fieldId}-fault`}
        status={fields.status}
        onDiscard={restart}
        onPreview={() => setPreviewed(true)}
        onSave={send}
      />
      {isPreviewed && (
        <PreviewDialog
          ask={() => call('POST /api/admin/blog/preview', { body: fields })}
          onClose={() => setPreviewed(false)}
        />
      )}
    </div>
  );
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  useEffect(() => announce(messages.unsavedTextRestored), []);
  return (
    <p className="note info">
      <Icon name="pencil-simple" />
      <span>{messages.unsavedTextRestored}</span>
      <button type="button" className="txtlink" onClick={onDiscard}>
        {messages.discardAndRestartButton}
      </button>
    </p>
  );
}
