import { text } from 'node:stream/consumers';
import { renderArticle, sanitiseArticle } from '../src/blog/server/sanitise-article.ts';

/**
 * Reads a JSON list of HTML strings and prints the stored and the displayed form of each. It is a separate process,
 * because browser journeys cannot import server code.
 */
const sent: string[] = JSON.parse(await text(process.stdin));
const stored = sent.map((html) => sanitiseArticle(html));
process.stdout.write(JSON.stringify({ stored, shown: stored.map(renderArticle) }));
