import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../src/platform/http/listen.ts';
import type { RandomSource } from '../../test/random-source.ts';
import { signed } from '../../test/stripe/stripe-fixture.ts';
import type { Journal } from './journal.ts';
import type { Sender } from './send.ts';

/**
 * Forwards events of the payment provider to the portals and retries until they are acknowledged, as the provider
 * does.
 */
export type Relay = {
  url: string;
  /** Waits for the acknowledgement of all events. Returns how many are missing half a minute after the last one. */
  settle(): Promise<number>;
  close(): Promise<void>;
};

type News = { id: string; type: string; data: { object: { id: string } } };

const PATH = '/api/payments/webhook';
const AGAIN_MS = 250;
const TWICE = 0.15;
const GIVE_UP_MS = 30_000;

/** Acknowledges events of the provider immediately and passes them on. */
function listenTo(onNews: (payload: string) => void) {
  const fetch = async (request: Request) => {
    onNews(await request.text());
    return new Response();
  };
  return listen({ fetch }, '127.0.0.1', 0);
}

async function tell(sender: Sender, payload: string, isOpen: () => boolean): Promise<boolean> {
  while (isOpen()) {
    const body = Uint8Array.from(Buffer.from(payload));
    const headers = signed(payload);
    if ((await sender.send({ method: 'POST', path: PATH, body, headers })).status === 200) return true;
    await pause(AGAIN_MS);
  }
  return false;
}

export async function openRelay(sender: Sender, journal: Journal, random: RandomSource): Promise<Relay> {
  const waiting = new Set<Promise<void>>();
  let unheard = 0;
  let isOpen = true;
  const tellOnce = (payload: string) => tell(sender, payload, () => isOpen);

  async function deliver(payload: string): Promise<void> {
    const { id, type, data }: News = JSON.parse(payload);
    const session_id = type === 'checkout.session.completed' ? data.object.id : null;
    unheard += 1;
    const [isHeard] = await Promise.all([tellOnce(payload), ...(random.next() < TWICE ? [tellOnce(payload)] : [])]);
    unheard -= 1;
    journal.add({ kind: 'payment', outcome: isHeard ? 'ok' : 'unknown', event_id: id, session_id });
  }

  const { port, close } = await listenTo((payload) => {
    const delivery: Promise<void> = deliver(payload).finally(() => waiting.delete(delivery));
    waiting.add(delivery);
  });
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    async settle() {
      let [left, since] = [unheard, performance.now()];
      while (unheard > 0 && performance.now() - since < GIVE_UP_MS) {
        await pause(50);
        if (unheard < left) since = performance.now();
        left = unheard;
      }
      return unheard;
    },
    async close() {
      isOpen = false;
      await Promise.all([close(), ...waiting]);
    },
  };
}
