import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ArticleFields, isSameArticle } from './article-fields.ts';
import { type ArticleDraft, readArticleDraft } from './read-article-draft.ts';

const PAUSE_MS = 400;

const keyOf = (id: number | null) => `ospitalia_blog_${id ?? 'nuovo'}`;

/** Returns `null` if there is no draft or the browser blocks storage. */
function load(id: number | null): ArticleDraft | null {
  try {
    return readArticleDraft(sessionStorage.getItem(keyOf(id)));
  } catch {
    return null;
  }
}

function store(id: number | null, draft: ArticleDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
  } catch (error) {
    console.warn('La bozza non si può salvare', error);
  }
}

export type Base = { versione: number | null; fields: ArticleFields };

/** A draft stores the version on which it is based, so that changes by others cause a conflict instead of being overwritten. */
export function useArticleDraft(id: number | null, saved: Base) {
  const [draft] = useState(() => load(id));
  const [base, setBase] = useState(saved);
  const [versione, setVersione] = useState(draft?.versione ?? saved.versione);
  const [fields, setFields] = useState(draft?.fields ?? saved.fields);
  const isDirty = !isSameArticle(fields, base.fields);

  const autosave = useAutosave(id, isDirty ? { versione, fields } : null);

  return {
    fields,
    versione,
    isDirty,
    wasRestored: draft !== null && !isSameArticle(draft.fields, saved.fields),
    write: (change: Partial<ArticleFields>) => setFields((before) => ({ ...before, ...change })),
    /** Replaces the HTML with the editor's normalised version, so that the normalisation does not count as a change. */
    settle: (contenuto: string) => {
      if (draft !== null) return;
      setBase((before) => ({ ...before, fields: { ...before.fields, contenuto } }));
      setFields((before) => ({ ...before, contenuto }));
    },
    rebase: (next: Base) => {
      autosave.drop(id === null);
      setBase(next);
      setVersione(next.versione);
    },
    drop: () => autosave.drop(true),
  };
}

function useAutosave(id: number | null, draft: ArticleDraft | null) {
  const isOver = useRef(false);
  const save = useEffectEvent(() => {
    if (!isOver.current) store(id, draft);
  });
  const { versione, fields } = draft ?? {};
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [versione, fields]);
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const drop = (forGood: boolean) => {
    isOver.current = forGood;
    store(id, null);
  };
  return { drop };
}
