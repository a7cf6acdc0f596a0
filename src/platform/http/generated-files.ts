import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { Hono } from 'hono';
import { AppError } from '../../kernel/calls/app-error.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type GeneratedFile = {
  path: string;
  type: string;
  maxAge: number;
  write(file: string): Promise<string | Uint8Array<ArrayBuffer> | null>;
};

export function serveGeneratedFiles(files: readonly GeneratedFile[]): Hono {
  const routes = new Hono();
  const tagged: MiddlewareHandler = etag();
  for (const { path, type, maxAge, write } of files) {
    routes.get(path, tagged, async (context) => {
      const contents = await write(context.req.param('file') ?? '');
      if (contents === null) throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
      const headers = { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}` };
      return context.body(contents, 200, headers);
    });
  }
  return routes;
}
