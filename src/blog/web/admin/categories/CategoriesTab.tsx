import { useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import type { ReadState } from '../../../../api/use-read.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import type { BlogCategory } from '../../../contract.ts';
import { LoadNote } from '../LoadNote.tsx';
import { RowButton } from '../RowButton.tsx';
import { SendQuestion } from '../SendQuestion.tsx';
import { useRestoredFocus } from '../use-restored-focus.ts';
import { useSend } from '../use-send.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import * as messages from '../../../messages/admin.ts';

type CategoriesTabProps = { categories: Omit<ReadState<{ data: BlogCategory[] }>, 'change'>; onChanged: () => void };
type Question = { kind: 'edit'; category: BlogCategory | null } | { kind: 'delete'; category: BlogCategory };

export function CategoriesTab({ categories, onChanged }: CategoriesTabProps) {
  const data = categories.data?.data ?? null;
  const [question, setQuestion] = useState<Question | null>(null);
  const { send } = useSend();
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, data);
  const close = () => setQuestion(null);
  const done = (message: string) => {
    close();
    showToast(message);
    onChanged();
  };
  const add = (
    <button type="button" className="btn sm" onClick={() => setQuestion({ kind: 'edit', category: null })}>
      <Icon name="plus" />
      {messages.addCategoryButton}
    </button>
  );
  return (
    <>
      <div className="blog-toolbar">
        <p className="muted">{messages.categoriesHelp}</p>
        {add}
      </div>
      <LoadNote of={categories} coming={messages.categoriesLoading} failed={messages.categoriesNotLoaded} />
      {data?.length === 0 && (
        <EmptyState title={messages.noCategoriesTitle} level="h3">
          <p>{messages.noCategoriesHint}</p>
        </EmptyState>
      )}
      {data !== null && data.length > 0 && (
        <ul ref={list} className="blog-categories" aria-label={messages.categoriesTitle} tabIndex={-1}>
          {data.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              onEdit={() => setQuestion({ kind: 'edit', category })}
              onDelete={() => setQuestion({ kind: 'delete', category })}
            />
          ))}
        </ul>
      )}
      {question?.kind === 'edit' && <CategoryDialog category={question.category} onClose={close} onDone={done} />}
      {question?.kind === 'delete' && (
        <SendQuestion
          send={send}
          change={() => call('DELETE /api/admin/blog/categories/{id}', { params: { id: question.category.id } })}
          onDone={done}
          onStale={onChanged}
          onCancel={close}
          isDanger
        >
          <p>{messages.deleteCategoryQuestion(question.category.nome)}</p>
        </SendQuestion>
      )}
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
        <p className="blog-figures">{messages.categoryArticleCount(posts_count)}</p>
      </div>
      <div className="blog-row-actions" role="group" aria-labelledby={titleId}>
        <RowButton icon="pencil-simple" label={messages.editButton} aria-describedby={titleId} onClick={onEdit} />
        <RowButton
          icon="trash"
          label={messages.deleteButton}
          className="btn quiet sm togli"
          aria-describedby={titleId}
          aria-disabled={hasPosts || undefined}
          title={hasPosts ? messages.categoryHasArticlesHint : undefined}
          onClick={() => (hasPosts ? showToast(messages.categoryHasArticlesHint, 'failed') : onDelete())}
        />
      </div>
    </li>
  );
}
