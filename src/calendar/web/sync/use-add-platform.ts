import { useState } from 'react';
import { checkFeedUrl } from '../../rules/check-feed-url.ts';
import { PLATFORMS, type Platform } from '../../rules/feed.ts';
import { connectPlatform } from './connect-platform.ts';
import type { SyncViewModel } from './sync-view-model.ts';
import { feedName } from './feed-name.ts';
import * as messages from '../../messages/owner.ts';

export const WHOLE_HOUSE = 'casa';

export type TypedPlatform = { platform: Platform; camera: string; url: string };
type Unit = { platform: Platform; camera_id: number | null };
type Faults = { camera?: string; url?: string };

/** Replaces `URL.parse`, which older browsers lack. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function faultsOf({ camera, url }: TypedPlatform, hasCamere: boolean): Faults {
  const check = checkFeedUrl(url, parseUrl);
  return {
    ...(hasCamere && camera === '' && { camera: messages.feedFaults.camera_da_scegliere }),
    ...(!check.ok && { url: messages.feedFaults[check.fault] }),
  };
}

function firstPlatform({ configurations }: SyncViewModel['status']): Platform {
  return PLATFORMS.find((platform) => configurations.every((feed) => feed.platform !== platform)) ?? 'airbnb';
}

function nextPlatform({ configurations }: SyncViewModel['status'], { platform, camera_id }: Unit): Platform {
  const has = (each: Platform) =>
    configurations.some((feed) => feed.platform === each && feed.camera_id === camera_id) || each === platform;
  return PLATFORMS.find((each) => !has(each)) ?? platform;
}

export function useAddPlatform(model: SyncViewModel, wanted: Platform | null) {
  const { status, notify, clearNotice, reload, onSignedOut } = model;
  const { property } = status;
  const hasCamere = property.camere.length > 1;
  const [typed, setTyped] = useState<TypedPlatform>(() => ({
    platform: wanted ?? firstPlatform(status),
    camera: '',
    url: '',
  }));
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const camera_id = typed.camera === '' || typed.camera === WHOLE_HOUSE ? null : Number(typed.camera);
  const isChosen = !hasCamere || typed.camera !== '';
  const isKnown =
    isChosen && status.configurations.some((feed) => feed.platform === typed.platform && feed.camera_id === camera_id);
  const name = feedName(property, { platform: typed.platform, camera_id });

  const write = (news: Partial<TypedPlatform>) => {
    setTyped((last) => ({ ...last, ...news }));
    setFaults({});
    clearNotice();
  };
  const send = async () => {
    if (isBusy || typed.url.trim() === '') return;
    clearNotice();
    const found = faultsOf(typed, hasCamere);
    setFaults(found);
    if (found.camera !== undefined || found.url !== undefined) return;
    setBusy(true);
    const outcome = await connectPlatform(property, { ...typed, camera_id });
    setBusy(false);
    if (outcome.isSignedOut) onSignedOut();
    if (outcome.kind === 'refused') return setFaults({ url: outcome.sentence });
    if (outcome.kind !== 'failed') {
      setTyped({ ...typed, platform: nextPlatform(status, { ...typed, camera_id }), url: '' });
      void reload();
    }
    notify(outcome.sentence, outcome.kind);
  };
  return { typed, write, send, faults, isBusy, isKnown, hasCamere, name };
}
