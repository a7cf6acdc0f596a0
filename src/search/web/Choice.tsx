import { Link } from 'react-router';

export type ChoiceProps = { question: string; links: readonly { label: string; more?: string; href: string }[] };

export function Choice({ question, links }: ChoiceProps) {
  return (
    <nav className="search-which" aria-label={question}>
      <p aria-hidden="true">{question}</p>
      <ul>
        {links.map(({ label, more, href }) => (
          <li key={href}>
            <Link to={href}>
              {label} {more && <span className="muted">{more}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
