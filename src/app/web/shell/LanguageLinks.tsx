import { useLocation } from 'react-router';
import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, OWNERS_LANGUAGES } from '../../../kernel/language.ts';
import { paths } from '../../../kernel/pages/paths.ts';
import { rememberLanguage } from './language-choice.ts';
import * as messages from '../../messages/visitor.ts';

export const isOfOwners = (pathname: string) =>
  [paths.proprietario, paths.inserisci, paths.confermaEmail].some((path) => pathname.startsWith(path));

type LanguageLinkProps = { language: Language; name?: string; className?: string };

/** Links to the same page in another language. The server translates the path. */
export function LanguageLink({ language, name = LANGUAGE_NAMES[language], className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      className={className}
      href={`/lingua/${language}?pagina=${encodeURIComponent(pathname + search)}`}
      lang={language}
      hrefLang={language}
      rel="nofollow"
      aria-current={language === currentLanguage() ? 'true' : undefined}
      onClick={() => rememberLanguage(language)}
    >
      {name}
    </a>
  );
}

export function LanguageList({ className = 'langs' }: { className?: string }) {
  const { pathname } = useLocation();
  const languages: readonly Language[] = isOfOwners(pathname) ? OWNERS_LANGUAGES : LANGUAGES;
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <LanguageLink language={language} />
        </li>
      ))}
    </ul>
  );
}

export function LanguageSwitch() {
  const language = currentLanguage();
  return (
    <>
      <button type="button" className="icb lang-switch" popoverTarget="lingue">
        {language.toUpperCase()}
        <span className="sr">{messages.languageLabel}</span>
      </button>
      <div id="lingue" className="lang-list" popover="auto">
        <LanguageList />
      </div>
    </>
  );
}
