import { Paging } from '../../ui/Paging.tsx';
import { resultsPagePath } from '../rules/results-page.ts';

type ResultsPagingProps = {
  townPath: string;
  page: number;
  pageCount: number;
  /** What else the address keeps. */
  query?: string;
};

/** Links to the other pages of results; nothing when there is only one. */
export function ResultsPaging({ townPath, page, pageCount, query = '' }: ResultsPagingProps) {
  return (
    <Paging
      label="Pagine dei risultati"
      page={page}
      pageCount={pageCount}
      pathOf={(number) => resultsPagePath(townPath, number, query)}
    />
  );
}
