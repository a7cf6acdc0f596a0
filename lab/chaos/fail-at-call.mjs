// Preload of a portal. The request header `X-Chaos-Fail: database 3 after` cuts the database connection after the
// third statement. `files 2 EIO` fails the second file system call. The response header `X-Chaos-Hit` reports whether
// the call was reached.
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

const requests = new AsyncLocalStorage();

/** Returns the plan if the current call is the one that must fail, and otherwise `null`. */
function dueNow(what) {
  const plan = requests.getStore();
  if (plan?.what !== what) return null;
  plan.calls += 1;
  if (plan.calls !== plan.at) return null;
  plan.isHit = true;
  return plan;
}

const { emit } = http.Server.prototype;
http.Server.prototype.emit = function (event, request, response, ...rest) {
  const plannedFailure = event === 'request' ? request.headers['x-chaos-fail'] : undefined;
  if (plannedFailure === undefined) return emit.call(this, event, request, response, ...rest);
  const [what, at, how] = plannedFailure.split(' ');
  const plan = { what, at: Number(at), how, calls: 0, isHit: false };
  const { writeHead } = response;
  response.writeHead = function (...args) {
    this.setHeader('X-Chaos-Hit', String(plan.isHit));
    return writeHead.apply(this, args);
  };
  return requests.run(plan, () => emit.call(this, event, request, response, ...rest));
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  const plan = dueNow('database');
  if (plan?.how === 'before') this.connection.stream.destroy();
  const result = query.apply(this, args);
  if (plan?.how !== 'after') return result;
  return result.then(() => {
    this.connection.stream.destroy();
    throw new Error('Connection terminated unexpectedly');
  });
};

function failing(name, call) {
  return async function (...args) {
    const plan = dueNow('files');
    if (plan === null) return call.apply(this, args);
    throw Object.assign(new Error(`${plan.how}: planted, ${name}`), { code: plan.how, syscall: name });
  };
}

const CALLS = ['mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'statfs', 'writeFile'];
for (const name of CALLS) fs.promises[name] = failing(name, fs.promises[name]);

const handle = await fs.promises.open(import.meta.filename);
const ofHandles = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['close', 'sync', 'writeFile']) ofHandles[name] = failing(`handle.${name}`, ofHandles[name]);
// Applies the patches to named imports of `node:fs` too.
syncBuiltinESMExports();
