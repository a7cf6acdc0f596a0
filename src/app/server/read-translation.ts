import { isLoopback } from '../../platform/process/is-loopback.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import type { TranslatorConfig } from '../../strutture/server/translator.ts';
import * as operatorMessages from '../messages/operator.ts';

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null) throw new SettingsError(operatorMessages.translationUrlInvalid());
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new SettingsError(operatorMessages.translationUrlNotHttps());
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new SettingsError(operatorMessages.translationUrlNotPlain());
  }
  return url.href.replace(/\/+$/, '');
}

/** Returns the host for a DeepL key. Keys of free accounts end with `:fx`. */
function hostOfDeepl(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

/** Reads the settings of machine translation, or returns `null` if there are none. */
export function readTranslation(read: (name: string) => string | undefined): TranslatorConfig | null {
  const [provider, url, key] = [read('TRANSLATION_PROVIDER'), read('TRANSLATION_URL'), read('TRANSLATION_KEY')];
  if (provider === undefined && url === undefined && key === undefined) return null;
  const address = url && readAddress(url);
  if (provider === 'deepl') {
    if (key === undefined) throw new SettingsError(operatorMessages.deeplNeedsKey());
    return { provider, url: address ?? hostOfDeepl(key), key };
  }
  if (provider !== 'libretranslate') {
    throw new SettingsError(operatorMessages.translationProviderUnknown());
  }
  if (address === undefined) throw new SettingsError(operatorMessages.libreTranslateNeedsUrl());
  return { provider, url: address, key };
}
