import { useId } from 'react';
import { useSelectNavigation } from '../../locations/web/use-select-navigation.ts';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import type { ResultsTools } from './results.ts';
import * as messages from '../messages/visitor.ts';

const ORDERS = Object.entries(messages.sortOrderNames);

export function OrderSelect({ chosen, orders }: Pick<ResultsTools, 'chosen' | 'orders'>) {
  const id = useId();
  const { value, pending, select, submit } = useSelectNavigation(chosen.ordina, (ordine) => addressOf(orders, ordine));
  const isHydrated = useHydrated();
  const [path = '', query] = orders.giorno.split('?');
  return (
    <form className="search-order" action={path} onSubmit={submit}>
      {[...new URLSearchParams(query)].map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <label htmlFor={id}>{messages.sortLabel}</label>
      <select {...select} id={id} name="ordina" className="sel" value={value}>
        {ORDERS.map(([ordine, label]) => (
          <option key={ordine} value={ordine}>
            {label}
          </option>
        ))}
      </select>
      {(pending || !isHydrated) && (
        <button type="submit" className={pending ? 'btn sm' : 'btn sm search-no-script'}>
          {messages.goButton}
        </button>
      )}
    </form>
  );
}

function addressOf(orders: ResultsTools['orders'], ordine: string): string {
  return Object.entries(orders).find(([each]) => each === ordine)?.[1] ?? orders.giorno;
}
