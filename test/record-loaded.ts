// Appends the name of each OpenTelemetry package that the process loads to `LOADED_FILE`.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { LOADED_FILE } = process.env;

registerHooks({
  load(url, context, nextLoad) {
    const [name] = /@opentelemetry\/[\w-]+/.exec(url) ?? [];
    if (name !== undefined && LOADED_FILE !== undefined) appendFileSync(LOADED_FILE, `${name}\n`);
    return nextLoad(url, context);
  },
});
