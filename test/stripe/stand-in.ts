import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StripeOrder, StripeOrders, StripeReply } from './stand-in-process.ts';

type Remote<Order extends (...given: never[]) => unknown> = (
  ...given: Parameters<Order>
) => Promise<Awaited<ReturnType<Order>>>;

/** A server that replaces Stripe and rejects requests that Stripe would reject. */
export type StripeStandIn = { [Name in keyof StripeOrders]: Remote<StripeOrders[Name]> } & {
  origin: string;
  stop(): Promise<void>;
};

export async function startStripe(): Promise<StripeStandIn> {
  const child = fork(join(import.meta.dirname, 'stand-in-process.ts'), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [ready] = await once(child, 'message');
  const { port, names }: { port: number; names: (keyof StripeOrders)[] } = ready;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  child.on('message', ({ id, value, error }: StripeReply) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) order?.resolve(value);
    else order?.reject(new Error(error));
  });
  let orders = 0;
  const send = (name: keyof StripeOrders, given: unknown[]) => {
    orders += 1;
    const waiter = Promise.withResolvers<unknown>();
    waiting.set(orders, waiter);
    child.send({ id: orders, name, given } satisfies StripeOrder);
    return waiter.promise;
  };
  const remote = names.map((name) => [name, (...given: unknown[]) => send(name, given)] as const);
  const local = {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
  return { ...Object.fromEntries(remote), ...local } as StripeStandIn;
}
