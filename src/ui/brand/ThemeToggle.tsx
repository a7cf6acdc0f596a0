import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chooseTheme, currentTheme, onThemeChange } from './theme.ts';
import * as messages from '../messages/visitor.ts';

/** Both icons are rendered and CSS shows one, so that nothing moves when the page loads. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'giorno' as const);
  return (
    <button
      type="button"
      className="icb theme"
      aria-label={messages.eveningTheme}
      aria-pressed={theme === 'sera'}
      title={theme === 'sera' ? messages.switchToDayButton : messages.switchToEveningButton}
      onClick={() => chooseTheme(theme === 'sera' ? 'giorno' : 'sera')}
    >
      <Icon name="moon-stars" />
      <Icon name="sun" />
    </button>
  );
}
