import { useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import { ThemeToggle } from '../../../ui/ThemeToggle.tsx';
import { useDisclosure } from '../../../ui/use-disclosure.ts';
import * as t from './messages.it.ts';

/** The head of every page. On a phone its links fold behind a button: Esc, a choice or leaving it with Tab closes it again. */
export function Header() {
  const { key } = useLocation();
  // The menu is open on one page; on the next one it is closed again.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const setOpen = (next: boolean) => setOpenOn(next ? key : null);
  const { button, around } = useDisclosure(open, () => setOpen(false));

  return (
    <header className="top" {...around}>
      <div className="wrap">
        <Logo />
        <nav id="menu" aria-label={t.principale} className={open ? 'open' : undefined}>
          <HeaderLinks />
        </nav>
        <ThemeToggle />
        <button
          type="button"
          ref={button}
          className="icb hide-d"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? t.chiudiIlMenu : t.apriIlMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : 'list'} size={24} />
        </button>
      </div>
    </header>
  );
}
