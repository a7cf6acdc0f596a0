import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { Hono } from 'hono';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';

/** A file that is written when it is asked for. `file`: the last part of its address, where `path` ends in `:file`. */
export type GeneratedFile = {
  path: string;
  type: string;
  /** Seconds for which anybody may keep it. */
  maxAge: number;
  /** Its contents; `null`: there is none. */
  write(file: string): Promise<string | Uint8Array<ArrayBuffer> | null>;
};

/** Serves files that are written when they are asked for. Who has the same one already is told so. */
export function serveGeneratedFiles(files: readonly GeneratedFile[]): Hono {
  const routes = new Hono();
  const tagged: MiddlewareHandler = etag();
  for (const { path, type, maxAge, write } of files) {
    routes.get(path, tagged, async (context) => {
      const contents = await write(context.req.param('file') ?? '');
      if (contents === null) throw new AppError('NON_TROVATO', kernelMessages.nonTrovato);
      const headers = { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}` };
      return context.body(contents, 200, headers);
    });
  }
  return routes;
}
