import { Link } from 'react-router';
import type { ParsedText } from '../contract.ts';
import * as t from './messages.it.ts';

type HomonymsProps = {
  homonyms: ParsedText['homonyms'];
  namesakes: ParsedText['namesakes'];
  corrected: readonly string[];
};

/** What was understood of the words, where they may mean something else: sentences, and places that are each a step away. */
export function Homonyms({ homonyms, namesakes, corrected }: HomonymsProps) {
  return (
    <>
      {corrected.map((sentence) => (
        <p key={sentence} className="search-corrected">
          {sentence}
        </p>
      ))}
      <WhichPlace {...{ homonyms, namesakes }} />
    </>
  );
}

function WhichPlace({ homonyms, namesakes }: Pick<HomonymsProps, 'homonyms' | 'namesakes'>) {
  const [first] = homonyms;
  const places = first ? homonyms : namesakes;
  if (places.length === 0) return null;
  const question = first ? t.quale(first.nome) : t.cercaviIlLuogo;
  return (
    <nav className="search-which" aria-label={question}>
      <p aria-hidden="true">{question}</p>
      <ul>
        {places.map(({ nome, dove, path }) => (
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
