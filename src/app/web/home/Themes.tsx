import { Link } from 'react-router';
import type { Theme } from './read-home.ts';
import * as locationsMessages from '../../../locations/messages/visitor.ts';
import * as messages from '../../messages/visitor.ts';

export function Themes({ themes }: { themes: readonly Theme[] }) {
  if (themes.length === 0) return null;
  return (
    <section className="home-themes" aria-labelledby="temi">
      <div className="wrap">
        <h2 id="temi">{messages.holidayTypesTitle}</h2>
        <ul>
          {themes.map(({ title, path, picture, count, isAtLeast }) => (
            <li key={path}>
              <Link to={path}>
                <span className="im">
                  <img
                    src={picture.src}
                    alt=""
                    loading="lazy"
                    style={{ objectPosition: `50% ${picture.orizzonte}%` }}
                  />
                </span>
                <b>{title}</b>{' '}
                <span>{isAtLeast ? messages.moreThanHomes(count) : locationsMessages.homeCount(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
