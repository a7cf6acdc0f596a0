import { paths } from '../../../kernel/pages/paths.ts';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { type ListQuery, listPath } from '../../rules/list-address.ts';
import * as messages from '../../messages/visitor.ts';

const REST_MS = 350;

export function PostSearch({ listQuery }: { listQuery: ListQuery }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(listQuery.cerca);

  useEffect(() => {
    if (listQuery.cerca === sent.current) return;
    sent.current = listQuery.cerca;
    if (input.current) input.current.value = listQuery.cerca;
  }, [listQuery.cerca]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = () => {
    clearTimeout(timer.current);
    const cerca = input.current?.value.trim() ?? '';
    if (cerca === sent.current) return;
    sent.current = cerca;
    const path = listPath({ categoria: listQuery.categoria, cerca });
    // A refined search replaces the history entry, so that typing does not add an entry per letter.
    void navigate(path, { replace: listQuery.cerca !== '' && cerca !== '', preventScrollReset: true });
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, REST_MS);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <form className="cerca" role="search" action={paths.blog} method="get" onSubmit={submit}>
      <label htmlFor="cerca">{messages.searchBlogLabel}</label>
      <div className="riga">
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          id="cerca"
          name="cerca"
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={messages.searchPlaceholder}
          defaultValue={listQuery.cerca}
          onChange={wait}
        />
        {listQuery.categoria !== '' && <input type="hidden" name="categoria" value={listQuery.categoria} />}
        <button type="submit" className="btn sm">
          {messages.searchButton}
        </button>
      </div>
    </form>
  );
}
