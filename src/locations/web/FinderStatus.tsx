import { Icon } from '../../ui/Icon.tsx';
import type { CittaWithCount, Provincia } from '../contract.ts';
import { locationsMessages } from '../messages.it.ts';
import { splitByHomes } from '../rules/split-by-homes.ts';
import type { ListState } from './use-list.ts';

type Loading<T> = { list: ListState<T>; retry: () => void };

/** What the finder is doing, said and shown: loading, how many cities there are to choose from. */
function progress(province: ListState<Provincia>, citta: ListState<CittaWithCount>): string {
  if (province.kind === 'loading') return locationsMessages.provinceInCaricamento;
  if (citta.kind === 'loading') return locationsMessages.cittaInCaricamento;
  if (citta.kind !== 'loaded') return '';
  const homes = locationsMessages.cittaConCase(splitByHomes(citta.items).withHomes.length);
  return `${locationsMessages.cittaDisponibili(citta.items.length)}, ${homes}`;
}

/** The line below the finder: its progress, or what failed with a way to try again. */
export function FinderStatus({ province, citta }: { province: Loading<Provincia>; citta: Loading<CittaWithCount> }) {
  const failed = [
    { loading: province, sentence: locationsMessages.provinceNonCaricate },
    { loading: citta, sentence: locationsMessages.cittaNonCaricate },
  ].find(({ loading }) => loading.list.kind === 'failed');
  return (
    <div className="esito">
      <p role="status">{progress(province.list, citta.list)}</p>
      {failed && (
        <div className="note err-n">
          <Icon name="warning-circle" />
          <p role="alert">{failed.sentence}</p>
          <button type="button" className="txtlink" onClick={failed.loading.retry}>
            Riprova
          </button>
        </div>
      )}
    </div>
  );
}
