import { paths } from '../../kernel/pages/paths.ts';
import { Link } from 'react-router';
import * as messages from '../messages/visitor.ts';

export function OpenDoor() {
  return (
    <svg className="open-door" viewBox="0 0 34 34" aria-hidden="true">
      <path className="logo-arco" d="M4 31V16a13 13 0 0 1 26 0v15z" />
      <path d="M9 31V16.5a8 8 0 0 1 16 0V31z" fill="#f2c583" />
      <path d="M9 31V16.5a8 8 0 0 1 4-6.93V27z" fill="#0a392d" />
      <circle cx="19.5" cy="16" r="3" fill="#fffdf8" />
    </svg>
  );
}

export function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <OpenDoor />
      {messages.siteName}
    </Link>
  );
}
