import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { Logo } from './Logo.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The head of every page. On a phone its links fold behind a button: Esc, a choice or leaving it with Tab closes it again. */
export function Header() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [key]);

  const closeOnEsc = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <header className="top" onKeyDown={closeOnEsc} onBlur={closeOnLeave}>
      <div className="wrap">
        <Logo />
        <nav id="menu" aria-label="Principale" className={open ? 'open' : undefined}>
          <HeaderLinks />
        </nav>
        <ThemeToggle />
        <button
          type="button"
          ref={button}
          className="icb hide-d"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? 'Chiudi il menu' : 'Apri il menu'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : 'list'} size={24} />
        </button>
      </div>
    </header>
  );
}
