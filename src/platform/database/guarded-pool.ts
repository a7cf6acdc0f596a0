import { callbackify } from 'node:util';
import { isConnectionFailure } from './connection-failure.ts';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { ServerLocator } from './find-server.ts';
import { currentBudget, type RequestBudget } from './request-budget.ts';
import type { DatabaseWatch } from './watch-database.ts';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Error message of `pg` when `query_timeout` expires. The statement continues to block its connection. */
const READ_TIMEOUT = 'Query read timeout';

/** Destroys the socket, because a graceful close would wait for a response from the server. */
function discard(client: PoolClient): void {
  client.connection.stream.destroy();
  client.release(true);
}

function releaseLater(connecting: Promise<PoolClient>): void {
  connecting.then(
    (client) => client.release(),
    () => undefined,
  );
}

export type StatementGuard = {
  budget(): RequestBudget | null;
  onFailure(client: PoolClient, error: unknown): void;
};

type GuardedOptions = { locator: ServerLocator; watch?: DatabaseWatch; hasBudget: boolean };

/**
 * Connection pool that fails immediately during an outage and limits waits to the request's budget. Discards connections that are
 * older than the last outage or change of server.
 */
export class GuardedPool extends Pool {
  readonly #watch: DatabaseWatch | undefined;
  readonly #locator: ServerLocator;
  readonly #bornAt = new WeakMap<PoolClient, number>();
  readonly guard: StatementGuard;

  constructor(config: PoolConfig, { locator, watch, hasBudget }: GuardedOptions) {
    super(config);
    this.#watch = watch;
    this.#locator = locator;
    this.on('connect', (client) => this.#bornAt.set(client, performance.now()));
    this.guard = {
      budget: () => (hasBudget ? currentBudget() : null),
      onFailure(client, error) {
        if (error instanceof Error && error.message === READ_TIMEOUT) client.connection.stream.destroy();
        if (isConnectionFailure(error)) locator.forget();
        watch?.reportFailure(error);
      },
    };
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connecting = this.#connectTrusted();
    if (callback === undefined) return connecting;
    callbackify(() => connecting)((error, client) => {
      if (error) callback(error, undefined, () => undefined);
      else callback(undefined, client, client.release.bind(client));
    });
  }

  async #connectTrusted(): Promise<PoolClient> {
    for (;;) {
      const refusal = this.#watch?.refusal() ?? null;
      if (refusal !== null) throw refusal;
      const client = await this.#connectOnce();
      const trustedSince = Math.max(this.#watch?.lastAwayAt() ?? 0, this.#locator.changedAt());
      if ((this.#bornAt.get(client) ?? 0) >= trustedSince) return client;
      discard(client);
    }
  }

  async #connectOnce(): Promise<PoolClient> {
    const budget = this.guard.budget();
    const connect = async () => {
      this.options.connectionString = await this.#locator.current();
      return super.connect();
    };
    try {
      if (budget === null) return await connect();
      let connecting: Promise<PoolClient> | undefined;
      return await budget.spend(
        () => (connecting = connect()),
        () => connecting && releaseLater(connecting),
      );
    } catch (error) {
      this.#locator.forget();
      this.#watch?.reportFailure(error);
      throw error;
    }
  }
}
