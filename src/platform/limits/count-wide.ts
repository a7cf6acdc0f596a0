import type { Limit } from '../../kernel/limits.ts';
import { wideNetworkOf } from '../http/client-address.ts';

/** A /48 may do twice what one address may, as with connections (`http/socket-shares.ts`). */
export const WIDE_SHARE = 2;

/** A limit that counts a /64 network by `near`, and the /48 around it by `wide`; anybody else by `near` alone. */
export function countWide(near: Limit, wide: Limit): Limit {
  return {
    async count(who, acts) {
      const counted = await near.count(who, acts);
      const network = wideNetworkOf(who);
      if (network === null || counted.waitSeconds > 0) return counted;
      const around = await wide.count(network, acts);
      return {
        waitSeconds: around.waitSeconds,
        async resetAttempts() {
          await Promise.all([counted.resetAttempts(), around.resetAttempts()]);
        },
      };
    },
  };
}
