import type { CittaWithCount } from '../contract.ts';
import { cittaLabel } from '../rules/place-label.ts';
import { splitByHomes } from '../rules/split-by-homes.ts';
import * as t from './messages.it.ts';

type CittaOptionsProps = { citta: CittaWithCount[]; valueOf: (citta: CittaWithCount) => string };

/** The cities of a province as options, those with homes first. */
export function CittaOptions({ citta, valueOf }: CittaOptionsProps) {
  const { withHomes, without } = splitByHomes(citta);
  const options = (group: CittaWithCount[]) =>
    group.map((each) => (
      <option key={each.id} value={valueOf(each)}>
        {cittaLabel(each)}
      </option>
    ));
  return (
    <>
      {withHomes.length > 0 && <optgroup label={t.conCase}>{options(withHomes)}</optgroup>}
      {without.length > 0 && <optgroup label={t.ancoraSenzaCase}>{options(without)}</optgroup>}
    </>
  );
}
