import { OwnersLink } from '../../../ui/brand/OwnersLink.tsx';
import { paths } from '../../../kernel/pages/paths.ts';
import { useState } from 'react';
import { useLocation, Link, NavLink } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Logo } from '../../../ui/brand/Logo.tsx';
import { ThemeToggle } from '../../../ui/brand/ThemeToggle.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import { LanguageList, LanguageSwitch } from './LanguageLinks.tsx';
import { SectionLink } from './SectionLink.tsx';
import * as messages from '../../messages/visitor.ts';
import { idlePart } from '../../../ui/loading/idle-part.ts';

const LateSavedNews = idlePart(async () => (await import('../saved/SavedNews.tsx')).SavedNews);

const CHOSEN_PLACE = [`${paths.strutture}/`, `${paths.struttura}/`];

function HeaderLinks() {
  const { pathname } = useLocation();
  return (
    <>
      {CHOSEN_PLACE.some((path) => pathname.startsWith(path)) && (
        <SectionLink section="regioni" className="nav-a">
          <Icon name="map-trifold" />
          {messages.backToMapLink}
        </SectionLink>
      )}
      <SectionLink section="regioni" className="nav-a">
        {messages.regionsLink}
      </SectionLink>
      <SectionLink section="chi-siamo" className="nav-a">
        {messages.aboutUsLabel}
      </SectionLink>
      <NavLink className="nav-a" to={paths.blog}>
        {messages.blogLink}
      </NavLink>
      <NavLink
        className="nav-a proprietari"
        to={paths.proprietario}
        reloadDocument={!paths.proprietario.startsWith(paths.home)}
      >
        {messages.ownerAreaLink}
      </NavLink>
      <OwnersLink className="btn sm" page="inserisci">
        {messages.addYourPropertyLink}
      </OwnersLink>
    </>
  );
}

export function Header() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const setOpen = (next: boolean) => setOpenOn(next ? key : null);
  const { button, around } = useDisclosure(open, () => setOpen(false));

  return (
    <header className="top" {...around}>
      <div className="wrap">
        <Logo />
        <nav id="menu" aria-label={messages.mainNavigationLabel} className={open ? 'open' : undefined}>
          <HeaderLinks />
          <LanguageList className="langs menu" />
        </nav>
        <div className="strutture-saved-link">
          <Link className="icb" to={paths.salvate} aria-label={messages.savedHomesLabel}>
            <Icon name="heart" />
          </Link>
          <LateSavedNews />
        </div>
        <LanguageSwitch />
        <ThemeToggle />
        <button
          type="button"
          ref={button}
          className="icb hide-d"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? messages.closeMenuLabel : messages.openMenuLabel}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : 'list'} size={24} />
        </button>
      </div>
    </header>
  );
}
