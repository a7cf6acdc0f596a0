import { useState } from 'react';
import { useRead } from '../../../../api/use-read.ts';
import type { AdminPost } from '../../../admin-contract.ts';
import type { BlogCategory } from '../../../contract.ts';
import { LoadNote } from '../LoadNote.tsx';
import { EMPTY_ARTICLE, fieldsOf } from './article-fields.ts';
import { WriteForm } from './WriteForm.tsx';
import * as messages from '../../../messages/admin.ts';

export type WriteTabProps = {
  id: number | null;
  categories: readonly BlogCategory[] | null;
  onUnsaved: (question: string | null) => void;
  onChanged: () => void;
  onLeave: () => void;
};

export function WriteTab(props: WriteTabProps) {
  return props.id === null ? <NewArticle {...props} /> : <SavedArticle key={props.id} {...props} id={props.id} />;
}

function NewArticle({ onChanged, ...rest }: WriteTabProps) {
  const [turn, setTurn] = useState(0);
  const anew = () => setTurn((before) => before + 1);
  const onSaved = () => {
    anew();
    onChanged();
  };
  return (
    <WriteForm
      key={turn}
      {...rest}
      id={null}
      isAnew={turn > 0}
      saved={{ versione: null, fields: EMPTY_ARTICLE }}
      onSaved={onSaved}
      onRestart={anew}
    />
  );
}

function SavedArticle({ id, onChanged, ...rest }: WriteTabProps & { id: number }) {
  const { phase, data, reload } = useRead('GET /api/admin/blog/posts/{id}', { params: { id } });
  const [turn, setTurn] = useState(0);
  const [isReread, setReread] = useState(false);
  const begin = (post: AdminPost) => ({ versione: post.versione, fields: fieldsOf(post) });
  const restart = () => {
    setReread(true);
    setTurn((before) => before + 1);
    void reload();
  };
  const isThere = data !== null && !(isReread && phase === 'loading');
  return (
    <>
      <LoadNote
        of={{ phase, data: isThere || null, reload }}
        coming={messages.articleLoading}
        failed={messages.articleNotLoaded}
      />
      {isThere && (
        <WriteForm
          key={turn}
          {...rest}
          id={id}
          isAnew={turn > 0}
          saved={begin(data.data)}
          onSaved={onChanged}
          onRestart={restart}
        />
      )}
    </>
  );
}
