import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ArticleFields, isSameArticle } from './article-fields.ts';
import { type ArticleDraft, readArticleDraft } from './read-article-draft.ts';

/** Who writes goes on writing; the draft is kept when they pause. */
const PAUSE_MS = 400;

const keyOf = (id: number | null) => `ospitalia_blog_${id ?? 'nuovo'}`;

/** A browser may forbid storage altogether: then there are no drafts, and everything else works. */
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

/** An article as it is saved, or an empty one; `versione` is `null` then. */
export type Base = { versione: number | null; fields: ArticleFields };

/**
 * An article's form: what stands in it, kept in this tab until it is saved. `base` is what was saved last; of a draft that
 * began with an older version that version is kept, so that what others saved meanwhile is not written over unseen.
 */
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
    /** The editor writes the same text in its own words: in these it is compared from now on. */
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

/** Keeps a draft when who types it pauses, and when they go: who goes does not pause first. */
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
  /** Nothing is kept any more; `forGood`: nor what follows. */
  const drop = (forGood: boolean) => {
    isOver.current = forGood;
    store(id, null);
  };
  return { drop };
}
