import type { Socket } from 'node:net';
import { after } from '../process/after.ts';
import { networksOf } from './client-address.ts';

/** Most connections of a process: in all, of one address (IPv6: of one /64 network), of a /48, and of one address that have sent no whole head yet. */
export type SocketLimits = { total: number; ofOne: number; ofWide: number; unheardOfOne: number };

/** A fifth of all for one address: a house or an office, whose browsers keep six each. Whoever sends nothing has less. */
export const SOCKET_LIMITS: SocketLimits = { total: 2000, ofOne: 400, ofWide: 800, unheardOfOne: 100 };

/**
 * Whoever is refused is kept for some seconds, unheard, and only then hung up on: at once they would come again at once, and whoever comes
 * has to be let in before it is known who it is. Not all for equally long, or they would come again together. So many in all.
 */
const PARKED = { least: 5000, more: 4500, most: 4000 };

type SocketSource = { on(event: 'connection', listener: (socket: Socket) => void): unknown };

export type SocketShares = {
  /** A whole head of a request has come over a connection: whoever sends one is no longer waited for. */
  headCame(socket: Socket): void;
  counters(): Record<string, number>;
};

/** Sockets of one address or network, in the order in which they came; of those in `unheard` nothing whole has been heard. */
type Holder = { sockets: Set<Socket>; unheard: Set<Socket> };

function createHolders() {
  const holders = new Map<string, Holder>();
  return {
    of: (name: string) => holders.get(name),
    add(name: string, socket: Socket): Holder {
      const holder = holders.get(name) ?? { sockets: new Set(), unheard: new Set() };
      holders.set(name, holder);
      holder.sockets.add(socket);
      holder.unheard.add(socket);
      return holder;
    },
    remove(name: string, socket: Socket): void {
      const holder = holders.get(name);
      holder?.unheard.delete(socket);
      if (holder?.sockets.delete(socket) && holder.sockets.size === 0) holders.delete(name);
    },
    heaviest(): Holder | undefined {
      let heaviest: Holder | undefined;
      for (const holder of holders.values()) {
        if (holder.sockets.size > (heaviest?.sockets.size ?? 0)) heaviest = holder;
      }
      return heaviest;
    },
  };
}

/** Keeps connections that nobody listens to any more, and hangs up on them later. */
function createParking() {
  let parked = 0;
  return {
    count: () => parked,
    park(socket: Socket): void {
      if (parked >= PARKED.most) {
        socket.destroy();
        return;
      }
      parked += 1;
      socket.pause();
      const stop = after(PARKED.least + Math.random() * PARKED.more, () => socket.destroy());
      socket.once('close', () => {
        stop();
        parked -= 1;
      });
    },
  };
}

type Networks = ReturnType<typeof networksOf>;

/** Which address and network has which connections. */
function createRegister({ ofOne, ofWide }: SocketLimits) {
  const near = createHolders();
  const wide = createHolders();
  const networks = new Map<Socket, Networks>();
  return {
    count: () => networks.size,
    heaviest: near.heaviest,
    holderOf: (socket: Socket) => near.of(networks.get(socket)?.near ?? ''),
    isTooMany(network: Networks): boolean {
      const sizeOf = (holder: Holder | undefined) => holder?.sockets.size ?? 0;
      return sizeOf(near.of(network.near)) >= ofOne || sizeOf(wide.of(network.wide ?? '')) >= ofWide;
    },
    add(socket: Socket, network: Networks): Holder {
      networks.set(socket, network);
      if (network.wide !== null) wide.add(network.wide, socket);
      return near.add(network.near, socket);
    },
    /** Done again when a connection that was given up has closed. */
    remove(socket: Socket): void {
      const network = networks.get(socket);
      if (network === undefined) return;
      networks.delete(socket);
      near.remove(network.near, socket);
      if (network.wide !== null) wide.remove(network.wide, socket);
    },
  };
}

/**
 * Gives each address a share of a server's connections: Node's own `maxConnections` refuses whoever comes next, although somebody else
 * has them all. For a server that callers reach without a proxy, whose connections would all be of one address.
 */
export function shareSockets(server: SocketSource, limits: SocketLimits = SOCKET_LIMITS): SocketShares {
  const register = createRegister(limits);
  const parking = createParking();
  const counted = { refused: 0, cut: 0 };

  /** Gives up the connection of an address that has been waited for longest; `false`: it has none of that kind. */
  function cutOldest(holder: Holder | undefined): boolean {
    const [oldest] = holder?.unheard ?? [];
    if (oldest === undefined) return false;
    counted.cut += 1;
    register.remove(oldest);
    parking.park(oldest);
    return true;
  }

  server.on('connection', (socket: Socket) => {
    const network = networksOf(socket.remoteAddress ?? '');
    const isFull = register.count() >= limits.total;
    if (register.isTooMany(network) || (isFull && !cutOldest(register.heaviest()))) {
      counted.refused += 1;
      parking.park(socket);
      return;
    }
    const holder = register.add(socket, network);
    socket.once('close', () => register.remove(socket));
    if (holder.unheard.size > limits.unheardOfOne) cutOldest(holder);
  });

  return {
    headCame: (socket) => void register.holderOf(socket)?.unheard.delete(socket),
    counters: () => ({ open: register.count(), ...counted, parked: parking.count() }),
  };
}
