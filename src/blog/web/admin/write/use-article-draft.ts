import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ArticleFields, isSameArticle, EMPTY_ARTICLE } from './article-fields.ts';
import { parseImageReference } from '../../../../media/rules/image-references.ts';

/** What was typed and not saved; `versione`: of the article that it changes, `null` for a new one. */
type ArticleDraft = { versione: number | null; fields: ArticleFields };

function isFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof ArticleFields, unknown>>;
  const { immagine_copertina: cover, tags, status } = fields;
  const hasTexts = (['titolo', 'contenuto', 'categoria', 'meta_description'] as const).every(
    (name) => typeof fields[name] === typeof EMPTY_ARTICLE[name],
  );
  const isCover = cover === null || (typeof cover === 'string' && parseImageReference(cover)?.kind === 'kept');
  const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
  return hasTexts && isCover && isTags && (status === 'bozza' || status === 'pubblicato');
}

function readArticleDraft(text: string | null): ArticleDraft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<ArticleDraft> | null;
    const versione = draft?.versione ?? null;
    if (!isFields(draft?.fields) || (versione !== null && !Number.isInteger(versione))) return null;
    return { versione, fields: draft?.fields as ArticleFields };
  } catch {
    return null;
  }
}

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
