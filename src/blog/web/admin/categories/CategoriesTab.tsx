import { useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import type { ReadState } from '../../../../api/use-read.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { blogAdminPageMessages } from '../../../admin-page-messages.it.ts';
import type { BlogCategory } from '../../../contract.ts';
import { LoadNote } from '../LoadNote.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useSend } from '../use-send.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import * as t from './messages.it.ts';

const messages = blogAdminPageMessages.categorie;

type CategoriesTabProps = { categories: Omit<ReadState<{ data: BlogCategory[] }>, 'change'>; onChanged: () => void };
type Question = { kind: 'edit'; category: BlogCategory | null } | { kind: 'delete'; category: BlogCategory };

/** Categorie: what the articles are sorted by. One with articles stays. */
export function CategoriesTab({ categories, onChanged }: CategoriesTabProps) {
  const { phase, reload } = categories;
  const data = categories.data?.data ?? null;
  const [asked, setAsked] = useState<Question | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, data);
  const close = () => setAsked(null);
  const done = (message: string) => {
    close();
    showToast(message);
    onChanged();
  };
  const add = (
    <button type="button" className="btn sm" onClick={() => setAsked({ kind: 'edit', category: null })}>
      <Icon name="plus" />
      {t.aggiungiUnaCategoria}
    </button>
  );
  return (
    <>
      <div className="blog-toolbar">
        <p className="muted">{t.ilPubblicoFiltraGliArticoli}</p>
        {add}
      </div>
      <LoadNote
        phase={phase}
        hasAny={data !== null}
        coming={messages.inArrivo}
        failed={messages.fallite}
        onRetry={() => void reload()}
      />
      {data?.length === 0 && (
        <EmptyState title={messages.vuoto} level="h3">
          <p>{messages.vuotoTesto}</p>
        </EmptyState>
      )}
      {data !== null && data.length > 0 && (
        <ul ref={list} className="blog-categories" aria-label={t.categorie} tabIndex={-1}>
          {data.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              onEdit={() => setAsked({ kind: 'edit', category })}
              onDelete={() => setAsked({ kind: 'delete', category })}
            />
          ))}
        </ul>
      )}
      {asked?.kind === 'edit' && <CategoryDialog category={asked.category} onClose={close} onDone={done} />}
      {asked?.kind === 'delete' && <DeleteQuestion category={asked.category} onClose={close} onDone={done} />}
    </>
  );
}

type CategoryCardProps = { category: BlogCategory; onEdit: () => void; onDelete: () => void };

function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const { id, nome, emoji, descrizione, posts_count } = category;
  const titleId = `blog-categoria-${id}`;
  const hasPosts = posts_count > 0;
  return (
    <li>
      <span className="emoji" aria-hidden="true">
        {emoji}
      </span>
      <div className="che">
        <h3 id={titleId}>{nome}</h3>
        <p>{descrizione}</p>
        <p className="blog-figures">{messages.articoli(posts_count)}</p>
      </div>
      <div className="blog-row-actions" role="group" aria-labelledby={titleId}>
        <button type="button" className="btn quiet sm" aria-describedby={titleId} onClick={onEdit}>
          <Icon name="pencil-simple" />
          {t.modifica}
        </button>
        <button
          type="button"
          className="btn quiet sm togli"
          aria-describedby={titleId}
          aria-disabled={hasPosts || undefined}
          title={hasPosts ? messages.conArticoli : undefined}
          onClick={() => (hasPosts ? showToast(messages.conArticoli, 'failed') : onDelete())}
        >
          <Icon name="trash" />
          {t.elimina}
        </button>
      </div>
    </li>
  );
}

type DeleteQuestionProps = { category: BlogCategory; onClose: () => void; onDone: (message: string) => void };

function DeleteQuestion({ category, onClose, onDone }: DeleteQuestionProps) {
  const { send } = useSend();
  const remove = async () => {
    const sent = await send(() => call('DELETE /api/admin/blog/categories/{id}', { params: { id: category.id } }));
    if (sent === null) return null;
    if (!sent.ok) return sent.detail;
    onDone(sent.data.message);
    return null;
  };
  return (
    <ConfirmDialog open isDanger onCancel={onClose} onConfirm={remove}>
      <p>{messages.elimina(category.nome)}</p>
    </ConfirmDialog>
  );
}
