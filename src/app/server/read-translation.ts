import { isLoopback } from '../../platform/process/is-loopback.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import type { TranslatorConfig } from '../../strutture/server/translator.ts';

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) throw new SettingsError('TRANSLATION_URL deve essere un indirizzo che inizia con https://.');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new SettingsError('TRANSLATION_URL deve iniziare con https://, o essere su questo stesso computer.');
  }
  // The value is not repeated: it may hold a password.
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new SettingsError('TRANSLATION_URL deve essere un indirizzo senza nome utente, parametri e ancora.');
  }
  return url.href.replace(/\/+$/, '');
}

/** DeepL's keys of accounts that cost nothing end in `:fx`, and have a host of their own. */
function hostOfDeepl(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

/** Who translates descriptions; `null`: nobody. `read`: a variable's text. Throws a `SettingsError`. */
export function readTranslation(read: (name: string) => string | undefined): TranslatorConfig | null {
  const [provider, url, key] = [read('TRANSLATION_PROVIDER'), read('TRANSLATION_URL'), read('TRANSLATION_KEY')];
  if (provider === undefined && url === undefined && key === undefined) return null;
  const address = url && readAddress(url);
  if (provider === 'deepl') {
    if (key === undefined) throw new SettingsError('Per tradurre con DeepL manca ancora TRANSLATION_KEY.');
    return { provider, url: address ?? hostOfDeepl(key), key };
  }
  if (provider !== 'libretranslate') {
    throw new SettingsError('TRANSLATION_PROVIDER deve essere libretranslate o deepl.');
  }
  if (address === undefined) throw new SettingsError('Per tradurre con LibreTranslate manca ancora TRANSLATION_URL.');
  return { provider, url: address, key };
}
