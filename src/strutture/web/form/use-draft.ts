import { useEffect, useState } from 'react';
import type { FormState } from './form-state.ts';
import { type Draft, isSame, readDraft } from './read-draft.ts';

/** A browser may forbid storage altogether: then there are no drafts, and everything else works. */
function load(key: string, initial: FormState): FormState | null {
  try {
    return readDraft(sessionStorage.getItem(key), initial);
  } catch {
    return null;
  }
}

function store(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.warn('La bozza non si può salvare', error);
  }
}

/** Forgets what this tab keeps under `key`. */
export function dropDraft(key: string): void {
  store(key, null);
}

/**
 * The form's state, kept as a draft in this tab under `key` (photos too, by reference; the consent not) until it is sent or
 * begun again; without a key not at all. `initial` is the form without a draft; what the draft did not change is taken from it.
 */
export function useDraft(key: string | null, initial: FormState) {
  const [draft] = useState(() => (key === null ? null : load(key, initial)));
  const [state, setState] = useState(draft ?? initial);
  const [isKept, setKept] = useState(true);
  // Who is signed in may be known later: their e-mail comes to where nobody has typed another.
  const [email, setEmail] = useState(initial.email);
  if (initial.email !== email) {
    setEmail(initial.email);
    if (state.email === email) setState({ ...state, email: initial.email });
  }
  const isDirty = !isSame(state, initial);
  // A draft says what was changed of this, also when the form later begins with something newer.
  const [base] = useState(initial);

  useEffect(() => {
    if (key !== null) store(key, isKept && isDirty ? { base, state: { ...state, consenso_privacy: false } } : null);
  }, [key, base, state, isKept, isDirty]);

  return {
    state,
    setState,
    /** Something was typed and is not sent. */
    isDirty: isDirty && isKept,
    wasRestored: draft !== null,
    /** The form was sent: nothing is left to keep. */
    drop: () => {
      if (key !== null) dropDraft(key);
      setKept(false);
    },
  };
}
