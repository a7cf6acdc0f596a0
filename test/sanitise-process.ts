import { text } from 'node:stream/consumers';
import { renderArticle, sanitiseArticle } from '../src/blog/server/sanitise-article.ts';

/** Reads a list of HTML texts as JSON, and writes what is stored of each, and what is shown. For journeys, which know no server code. */
const sent: string[] = JSON.parse(await text(process.stdin));
const stored = sent.map((html) => sanitiseArticle(html));
process.stdout.write(JSON.stringify({ stored, shown: stored.map(renderArticle) }));
