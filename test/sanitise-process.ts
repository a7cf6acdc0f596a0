import { text } from 'node:stream/consumers';
import { renderArticle, sanitiseArticle } from '../src/blog/server/sanitise-article.ts';

/** Sanitises articles for browser journeys, which cannot import server code. */
const sent: string[] = JSON.parse(await text(process.stdin));
const stored = sent.map((html) => sanitiseArticle(html));
process.stdout.write(JSON.stringify({ stored, shown: stored.map(renderArticle) }));
