import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../src/platform/http/listen.ts';
import type { RandomSource } from '../../test/random-source.ts';
import { signed } from '../../test/stripe/stripe-fixture.ts';
import type { Journal } from './journal.ts';
import type { Sender } from './send.ts';

/** Forwards the provider's events to the portals. Like the provider, it retries an event until a portal acknowledges it. */
export type Relay = {
  url: string;
  /**
   * Waits until all events are acknowledged, or until none has been acknowledged for half a minute. Returns the number of
   * unacknowledged events.
   */
  settle(): Promise<number>;
  close(): Promise<void>;
};

type ProviderEvent = { id: string; type: string; data: { object: { id: string } } };

const PATH = '/api/payments/webhook';
const AGAIN_MS = 250;
const TWICE = 0.15;
const GIVE_UP_MS = 30_000;

function listenTo(onEvent: (payload: string) => void) {
  const fetch = async (request: Request) => {
    onEvent(await request.text());
    return new Response();
  };
  return listen({ fetch }, '127.0.0.1', 0);
}

async function sendUntilAcknowledged(sender: Sender, payload: string, isOpen: () => boolean): Promise<boolean> {
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
  let pending = 0;
  let isOpen = true;
  const sendOnce = (payload: string) => sendUntilAcknowledged(sender, payload, () => isOpen);

  async function deliver(payload: string): Promise<void> {
    const { id, type, data }: ProviderEvent = JSON.parse(payload);
    const session_id = type === 'checkout.session.completed' ? data.object.id : null;
    pending += 1;
    const [isAcknowledged] = await Promise.all([
      sendOnce(payload),
      ...(random.next() < TWICE ? [sendOnce(payload)] : []),
    ]);
    pending -= 1;
    journal.add({ kind: 'payment', outcome: isAcknowledged ? 'ok' : 'unknown', event_id: id, session_id });
  }

  const { port, close } = await listenTo((payload) => {
    const delivery: Promise<void> = deliver(payload).finally(() => waiting.delete(delivery));
    waiting.add(delivery);
  });
  return {
    url: `http://127.0.0.1:${port}${PATH}`,
    async settle() {
      let [left, since] = [pending, performance.now()];
      while (pending > 0 && performance.now() - since < GIVE_UP_MS) {
        await pause(50);
        if (pending < left) since = performance.now();
        left = pending;
      }
      return pending;
    },
    async close() {
      isOpen = false;
      await Promise.all([close(), ...waiting]);
    },
  };
}
