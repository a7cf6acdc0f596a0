import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import packet, { type Answer } from 'dns-packet';

/** What a name is answered, one answer for each question; the last one again and again. `null`: that there is no such name. */
export type Zone = Record<string, readonly (readonly string[] | null)[]>;

/** A name that leads to another one, as a CNAME does. */
const isName = (value: string) => /[a-z]$/i.test(value) && !value.includes(':');

function recordsOf(name: string, type: string, values: readonly string[]): Answer[] {
  return values.flatMap((data): Answer[] => {
    if (isName(data)) return [{ type: 'CNAME', name, ttl: 0, data }];
    if (data.includes(':')) return type === 'AAAA' ? [{ type: 'AAAA', name, ttl: 0, data }] : [];
    return type === 'A' ? [{ type: 'A', name, ttl: 0, data }] : [];
  });
}

/** A name server on the loopback that says what `zone` says, with a lifetime of nothing, and counts who asked for what. */
export async function startNameServer(zone: Zone) {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const query = packet.decode(message);
    const [question] = query.questions ?? [];
    if (question === undefined) return;
    const { name, type } = question;
    const before = asked.filter((each) => each === `${type} ${name}`).length;
    asked.push(`${type} ${name}`);
    const answers = zone[name] ?? [null];
    const values = answers[Math.min(before, answers.length - 1)] ?? null;
    const led = (values ?? []).filter(isName).flatMap((alias) => recordsOf(alias, type, zone[alias]?.[0] ?? []));
    const reply = packet.encode({
      type: 'response',
      id: query.id ?? 0,
      flags: packet.RECURSION_DESIRED | (values === null ? 3 : 0),
      questions: [question],
      answers: [...recordsOf(name, type, values ?? []), ...led],
    });
    socket.send(reply, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ tries: 1, timeout: 2000 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    asked,
    /** Asks for both kinds of addresses, as the system's own resolver does; throws where there are none. */
    async resolve(name: string): Promise<LookupAddress[]> {
      const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const addresses = found.flatMap((each, index) =>
        each.status === 'fulfilled' ? each.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
      );
      if (addresses.length > 0) return addresses;
      const [first] = found;
      throw first?.status === 'rejected' ? first.reason : new Error('no address');
    },
    stop: () => socket.close(),
  };
}
