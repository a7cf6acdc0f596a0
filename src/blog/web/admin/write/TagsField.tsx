import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { announce } from '../../../../ui/toasts/announce.ts';
import { FieldError } from '../../../../ui/forms/FieldError.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { addTag, MAX_TAGS } from '../../../rules/check-post.ts';
import * as messages from '../../../messages/admin.ts';

type TagsFieldProps = { tags: readonly string[]; error?: string | undefined; onChange: (tags: string[]) => void };

export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const add = (texts: readonly string[]): string => {
    let next = [...tags];
    for (const [at, text] of texts.entries()) {
      const added = addTag(next, text);
      if (added.kind === 'added') {
        next = added.tags;
        announce(messages.tagAdded(next.at(-1) ?? ''));
      } else if (added.kind !== 'nothing') {
        setFault(added.kind === 'tagDoppio' ? messages.tagAlreadyAdded(text.trim()) : messages.blogFaults[added.kind]);
        if (next.length > tags.length) onChange(next);
        return texts.slice(at).join(', ');
      }
    }
    setFault(null);
    if (next.length > tags.length) onChange(next);
    return '';
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFault(null);
    setTyped(target.value.includes(',') ? add(target.value.split(',')) : target.value);
  };
  const remove = (tag: string) => {
    setFault(null);
    onChange(tags.filter((each) => each !== tag));
    announce(messages.tagRemoved(tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      setTyped(add([typed]));
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  const shownError = fault ?? error;
  return (
    <div className="fld">
      <label htmlFor={id}>
        {messages.tagsLabel}
        <span className="muted"> {messages.optionalTagsMark}</span>
      </label>
      <div className="blog-tag-field">
        {tags.length > 0 && (
          <ul aria-label={messages.articleTagsLabel}>
            {tags.map((tag) => (
              <li key={tag} className="chip">
                {tag}
                <button type="button" aria-label={messages.removeTagLabel(tag)} onClick={() => remove(tag)}>
                  <Icon name="x" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className="inp"
          autoComplete="off"
          enterKeyHint="enter"
          value={typed}
          placeholder={tags.length === 0 ? messages.tagsPlaceholder : undefined}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={`${id}-hint${shownError ? ` ${id}-err` : ''}`}
          onChange={type}
          onKeyDown={onKeyDown}
          onBlur={() => typed.trim() !== '' && setTyped(add([typed]))}
        />
      </div>
      <div role="alert">
        <FieldError id={`${id}-err`} text={shownError} />
      </div>
      <p className="hint" id={`${id}-hint`}>
        {messages.tagsHint(tags.length, MAX_TAGS)}
      </p>
    </div>
  );
}
