import { type SubmitEvent, useId, useState } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { registerQuery, type TypedFilter } from '../../rules/register.ts';
import * as messages from '../../messages/admin.ts';

const KINDS = Object.entries(messages.auditActions).toSorted(([, one], [, other]) => one.localeCompare(other, 'it'));

type RegisterSearchProps = { filter: TypedFilter; onLook: (filter: TypedFilter) => void };

export function RegisterSearch({ filter, onLook }: RegisterSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(filter);
  const type = (text: Partial<TypedFilter>) => setTyped((now) => ({ ...now, ...text }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onLook(typed);
  };
  const field = (name: keyof TypedFilter, kind: 'search' | 'text' | 'date') => (
    <div className="fld">
      <label htmlFor={`${id}-${name}`}>{messages.auditFields[name]}</label>
      <input
        id={`${id}-${name}`}
        className="inp"
        type={kind}
        maxLength={kind === 'date' ? undefined : 100}
        value={typed[name]}
        onChange={({ target }) => type({ [name]: target.value })}
      />
    </div>
  );
  return (
    <form className="admin-register-search" role="search" onSubmit={submit}>
      {field('cerca', 'search')}
      {field('chi', 'text')}
      <div className="fld">
        <label htmlFor={`${id}-azione`}>{messages.auditFields['azione']}</label>
        <select
          id={`${id}-azione`}
          className="inp"
          value={typed.azione}
          onChange={({ target }) => type({ azione: target.value })}
        >
          <option value="">{messages.allActionsOption}</option>
          {KINDS.map(([azione, name]) => (
            <option key={azione} value={azione}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {field('dal', 'date')}
      {field('al', 'date')}
      <div className="actions">
        <button type="submit" className="btn sm">
          <Icon name="magnifying-glass" />
          {messages.searchButton}
        </button>
        <a
          className="btn alt sm"
          href={`/api/admin/registro.csv?${new URLSearchParams(registerQuery(filter))}`}
          download
        >
          <Icon name="download-simple" />
          {messages.auditLogCsvButton}
        </a>
      </div>
      <p className="muted">{messages.auditLogFailedSignInsHint}</p>
    </form>
  );
}
