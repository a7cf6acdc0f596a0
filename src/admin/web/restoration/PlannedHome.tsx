import { type ReactNode, useId } from 'react';
import type { ListedPlan } from '../../restoration-contract.ts';
import * as t from './messages.it.ts';

function Part({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** One home of an archive, and what restoring it does. */
export function PlannedHome({ home, children }: { home: ListedPlan; children?: ReactNode }) {
  const id = useId();
  const isSame = home.esito === 'uguale';
  return (
    <article className="admin-restoration-home card" aria-labelledby={id}>
      <h3 id={id}>
        {home.nome} <span className="muted">{t.numero(home.id)}</span>
      </h3>
      <p className="muted">{t.dove(home.citta, home.proprietario)}</p>
      {isSame && <p>{t.uguale}</p>}
      <Part title={t.torna} sentences={home.cambia} />
      {!isSame && <Part title={t.resta} sentences={home.resta} />}
      <Part title={t.nonTorna} sentences={home.non_torna} />
      {children}
    </article>
  );
}
