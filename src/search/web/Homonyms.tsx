import { Link } from 'react-router';
import type { Understood } from '../contract.ts';

/** Places of one name: all of them are in the list, and each is a step away. */
export function Homonyms({ homonyms }: { homonyms: Understood['homonyms'] }) {
  const [first] = homonyms;
  if (!first) return null;
  const question = `Quale ${first.nome}?`;
  return (
    <nav className="quale" aria-label={question}>
      <p aria-hidden="true">{question}</p>
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
