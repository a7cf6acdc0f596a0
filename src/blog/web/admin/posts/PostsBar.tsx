import { formatCount } from '../../../../kernel/format-count.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import type { Posts, StatusFilter } from './use-posts.ts';
import * as t from './messages.it.ts';

/** Looks for articles: by words, and by whether they are published. */
export function PostsBar({ posts }: { posts: Posts }) {
  const { typed, setTyped, status, setStatus, counts } = posts;
  const of = (count: number | undefined) => (count === undefined ? '' : ` ${formatCount(count)}`);
  const options: { value: StatusFilter; label: string }[] = [
    { value: 'tutti', label: t.tutti },
    { value: 'pubblicato', label: t.pubblicati(of(counts?.pubblicato)) },
    { value: 'bozza', label: t.bozze(of(counts?.bozza)) },
  ];
  return (
    <div className="blog-toolbar" role="search" aria-label={t.articoli}>
      <label className="blog-search">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          className="inp"
          aria-label={t.cercaTraGliArticoli}
          placeholder={t.cercaNelTitolo}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // In a dialog Esc would close it.
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            setTyped('');
          }}
        />
      </label>
      <Segmented label={t.stato} options={options} value={status} onChange={setStatus} />
    </div>
  );
}
