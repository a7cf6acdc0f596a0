import type { Action, RegisterEntry } from '../../accounts/register-contract.ts';
import { plainText } from '../rules/plain-text.ts';
import type { WholeAdminRow } from './admin-repository.ts';
import { presentCard } from './present-post.ts';

type Facts = Readonly<Record<string, RegisterEntry>>;

/** Returns an article's fields for the audit log. They contain the text's length instead of the text, which would dominate the log. */
function factsOf(row: WholeAdminRow): Facts {
  const { titolo, categoria, immagine_copertina, tags, meta_description, status } = presentCard(row);
  const caratteri = plainText(row.contenuto).length;
  return { titolo, categoria, immagine_copertina, tags, meta_description, status, caratteri };
}

function different(from: Facts, other: Facts): Facts {
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(other[name])),
  );
}

/** The log has an ID column only for strutture, so the article's ID is stored in a field. */
const named = ({ id, titolo }: WholeAdminRow): Facts => ({ articolo_id: id, titolo });

export function created(row: WholeAdminRow): Action {
  return { azione: 'articolo_creazione', dopo: { ...named(row), ...factsOf(row) } };
}

export function modified(before: WholeAdminRow, after: WholeAdminRow): Action {
  const [old, fresh] = [factsOf(before), factsOf(after)];
  const text: Facts = before.contenuto === after.contenuto ? {} : { caratteri: fresh['caratteri'] ?? 0 };
  return {
    azione: 'articolo_modifica',
    prima: different(old, fresh),
    dopo: { ...named(after), ...different(fresh, old), ...text },
  };
}

export function turned(row: WholeAdminRow, status: WholeAdminRow['status']): Action {
  const azione = status === 'pubblicato' ? 'articolo_pubblicazione' : 'articolo_ritiro';
  return { azione, prima: { status: row.status }, dopo: { ...named(row), status } };
}

export function removed(row: WholeAdminRow): Action {
  return { azione: 'articolo_eliminazione', prima: { ...named(row), ...factsOf(row) } };
}
