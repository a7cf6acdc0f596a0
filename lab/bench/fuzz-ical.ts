import { fuzzIcal } from '../../test/fuzz-ical.ts';

/** `node lab/bench/fuzz-ical.ts [feeds] [seed]`: a million broken feeds through the reader (guarantee G20), in about half a minute. */
const [feeds = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);

const before = process.memoryUsage().rss;
const { read, slowest } = fuzzIcal(feeds, seed);
const growth = (process.memoryUsage().rss - before) / 1_048_576;
console.log(`${feeds} broken feeds from seed ${seed}: none crashed the reader, ${read} were read all the same.`);
console.log(`Slowest ${slowest.toFixed(1)} ms, memory grew by ${growth.toFixed(0)} MiB.`);
