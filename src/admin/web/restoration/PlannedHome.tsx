import { type ReactNode, useId } from 'react';
import type { ListedPlan } from '../../restoration-contract.ts';
import * as messages from '../../messages/admin.ts';

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

export function PlannedHome({ home, children }: { home: ListedPlan; children?: ReactNode }) {
  const id = useId();
  const isSame = home.esito === 'uguale';
  return (
    <article className="admin-restoration-home card" aria-labelledby={id}>
      <h3 id={id}>
        {home.nome} <span className="muted">{messages.homeNumber(home.id)}</span>
      </h3>
      <p className="muted">{messages.cityAndOwner(home.citta, home.proprietario)}</p>
      {isSame && <p>{messages.nothingToRestore}</p>}
      <Part title={messages.restoredPartsTitle} sentences={home.cambia} />
      {!isSame && <Part title={messages.unchangedPartsTitle} sentences={home.resta} />}
      <Part title={messages.notRestoredPartsTitle} sentences={home.non_torna} />
      {children}
    </article>
  );
}
