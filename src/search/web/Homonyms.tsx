import { Link } from 'react-router';
import type { Understood } from '../contract.ts';

/** Places of one name: all of them are in the list, and each is a step away. */
export function Homonyms({ name, homonyms }: { name: string; homonyms: Understood['homonyms'] }) {
  if (homonyms.length === 0) return null;
  return (
    <nav className="quale" aria-label={`Quale ${name}?`}>
      <p aria-hidden="true">Quale {name}?</p>
      <ul>
        {homonyms.map(({ nome, dove, path }) => (
          <li key={path}>
            <Link to={path}>
              {nome} <span className="muted">{dove}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
