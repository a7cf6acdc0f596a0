import { XSS_PAYLOADS } from './xss-payloads.ts';

/** Elements that change how a browser parses the content inside them. */
const SURROUNDINGS = [
  ['<svg>', '</svg>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<svg><desc>', '</desc></svg>'],
  ['<svg><title>', '</title></svg>'],
  ['<svg><style>', '</style></svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<math><mi><mglyph>', '</mglyph></mi></math>'],
  ['<math><annotation-xml encoding="text/html">', '</annotation-xml></math>'],
  ['<style>', '</style>'],
  ['<textarea>', '</textarea>'],
  ['<title>', '</title>'],
  ['<noscript>', '</noscript>'],
  ['<noembed>', '</noembed>'],
  ['<template>', '</template>'],
  ['<select><option>', '</option></select>'],
  ['<iframe>', '</iframe>'],
  ['<xmp>', '</xmp>'],
  ['<form>', '</form>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<p>', '</p>'],
  ['<pre><code>', '</code></pre>'],
  ['<ul><li>', '</li></ul>'],
  ['<blockquote>', '</blockquote>'],
  ['<a href="https://example.it/">', '</a>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<p title="', '">'],
  ["<img alt='", "'>"],
  ['<a title=`', '`>'],
] as const;

const NOISE = [
  '\t',
  '\n',
  '\f',
  '/',
  '\u0000',
  '\u200b',
  '&Tab;',
  '&NewLine;',
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '--!>',
  '</p>',
  '</svg>',
];

/** Returns a deterministic generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function generatePayloads(count: number, seed: number): string[] {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] ?? pick(from);

  function nest(depth: number): string {
    if (depth === 0) return pick(XSS_PAYLOADS);
    const [open, close] = pick(SURROUNDINGS);
    const inside = random() < 0.25 ? nest(depth - 1) + nest(0) : nest(depth - 1);
    const end = random() < 0.3 ? pick(SURROUNDINGS)[1] : close;
    return random() < 0.15 ? open + inside : open + inside + end;
  }

  function disturb(html: string): string {
    const at = Math.floor(random() * html.length);
    const cut = random() < 0.3 ? Math.floor(random() * 4) : 0;
    return html.slice(0, at) + pick(NOISE) + html.slice(at + cut);
  }

  return Array.from({ length: count }, () => {
    let html = nest(1 + Math.floor(random() * 4));
    for (let turns = Math.floor(random() * 3); turns > 0; turns -= 1) html = disturb(html);
    return html;
  });
}
