import { formatCount } from '../../../../kernel/format-count.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import type { Posts, StatusFilter } from './use-posts.ts';

/** Looks for articles: by words, and by whether they are published. */
export function PostsBar({ posts }: { posts: Posts }) {
  const { typed, setTyped, status, setStatus, counts } = posts;
  const of = (count: number | undefined) => (count === undefined ? '' : ` ${formatCount(count)}`);
  const options: { value: StatusFilter; label: string }[] = [
    { value: 'tutti', label: 'Tutti' },
    { value: 'pubblicato', label: `Pubblicati${of(counts?.pubblicato)}` },
    { value: 'bozza', label: `Bozze${of(counts?.bozza)}` },
  ];
  return (
    <div className="blog-barra" role="search" aria-label="Articoli">
      <label className="blog-cerca">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          className="inp"
          aria-label="Cerca tra gli articoli"
          placeholder="Cerca nel titolo e nel testo"
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
      <Segmented label="Stato" options={options} value={status} onChange={setStatus} />
    </div>
  );
}
