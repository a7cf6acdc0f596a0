// Prevents a portal under test from connecting to other machines, whichever calendar URLs it receives.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';

const HERE = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

function refusal(host) {
  return Object.assign(new Error(`nothing leaves this machine: ${host}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
}

const lookup = dns.lookup;
dns.lookup = (host, options, callback) => {
  const done = callback ?? options;
  if (HERE.test(host)) return lookup(host, options, callback);
  return process.nextTick(done, refusal(host));
};
dns.promises.lookup = async (host, options) => {
  if (HERE.test(host)) return (await import('node:util')).promisify(lookup)(host, options);
  throw refusal(host);
};
for (const name of Object.keys(dns.promises)) {
  if (name.startsWith('resolve')) dns.promises[name] = async (host) => Promise.reject(refusal(host));
}
syncBuiltinESMExports();

const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  // `net.connect` passes an array of normalised arguments, the first of which is the options object.
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof first === 'object' && first !== null ? (first.host ?? 'localhost') : 'localhost';
  const isHere = typeof first !== 'object' || first.path !== undefined || HERE.test(host);
  if (isHere) return Reflect.apply(connect, this, args);
  process.nextTick(() => this.destroy(refusal(host)));
  return this;
};
