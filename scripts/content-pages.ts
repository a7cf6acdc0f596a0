import { basename } from 'node:path';
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { ALL_PATHS } from '../src/kernel/pages/all-paths.ts';
import { isLanguage, type Language } from '../src/kernel/language.ts';
import type { Plugin } from 'vite';

/** The expression for each placeholder. All expressions use exports of `src/kernel/brand/brand.ts`. */
const BRAND_VALUES: Record<string, string> = {
  brandName: 'brandName',
  isBranded: 'isBranded',
  dataController: 'brandOperator?.dataController',
  operatorInFull: 'brandOperator?.inFull',
};
const SHARED_VALUES = [...Object.keys(BRAND_VALUES), 'bindingText', 'updated'];
const PLACEHOLDER = /\{\{([#^/]?)(\w+)\}\}/;
const FRONT_MATTER = /^---\n([^]*?)\n---\n/;
const CONDITIONAL_ITEM = /^\{\{#(\w+)\}\}([^]*)\{\{\/\1\}\}\s*$/;

type Part = string | { mark: string; name: string };
type Options = { description: string; updated?: string; lists?: 'spaced' };
type Text = { language: Language; options: Options; uses: Set<string> };

const isMarked = (token: Token): token is MarkedToken => token.type !== 'generic';
const literal = (text: string) => JSON.stringify(text);
const isText = (expression: string) => /^(?:"|brandName$)/.test(expression);

function joinTexts(expressions: readonly string[]): string[] {
  return expressions.reduce<string[]>((joined, expression) => {
    const last = joined.at(-1);
    if (last === undefined || !isText(last) || !isText(expression)) return [...joined, expression];
    return [...joined.slice(0, -1), `${last} + ${expression}`];
  }, []);
}

function element(text: Text, type: string, props: Record<string, string | undefined>, children: readonly string[]) {
  const joined = joinTexts(children);
  const call = joined.length > 1 ? 'jsxs' : 'jsx';
  text.uses.add(call);
  const own = Object.entries(props).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const inner = joined.length > 1 ? [`children: [${joined.join(', ')}]`] : joined.map((one) => `children: ${one}`);
  return `${call}(${type}, { ${[...own, ...inner].join(', ')} })`;
}

function component(text: Text, name: string, props: Record<string, string | undefined>, children: readonly string[]) {
  text.uses.add(name);
  return element(text, name, props, children);
}

function valueOf(text: Text, name: string): string {
  const ofBrand = BRAND_VALUES[name];
  if (ofBrand !== undefined) text.uses.add(ofBrand.replace(/\?.*$/, ''));
  if (ofBrand !== undefined) return ofBrand;
  if (name === 'bindingText') return component(text, 'BindingText', {}, []);
  if (name === 'updated') return component(text, 'Day', { date: literal(text.options.updated ?? '') }, []);
  text.uses.add('values');
  return `values.${name}`;
}

function partsOfString(text: Text, source: string): Part[] {
  const [, mark = '', name] = PLACEHOLDER.exec(source) ?? [];
  if (name === undefined) return source === '' ? [] : [literal(source)];
  const placeholder = `{{${mark}${name}}}`;
  const [before = ''] = source.split(placeholder, 1);
  const part = mark === '' ? valueOf(text, name) : { mark, name };
  const after = source.slice(before.length + placeholder.length);
  return [...(before === '' ? [] : [literal(before)]), part, ...partsOfString(text, after)];
}

function resolveConditions(text: Text, parts: readonly Part[]): string[] {
  const first = parts.findIndex((part) => typeof part !== 'string');
  const opening = parts[first];
  if (opening === undefined || typeof opening === 'string') return parts.filter((part) => typeof part === 'string');
  const isEnd = (part: Part) => typeof part !== 'string' && part.mark === '/' && part.name === opening.name;
  const end = parts.findIndex(isEnd);
  if (end <= first) throw new Error(`{{${opening.mark}${opening.name}}} is not closed`);
  const inner = resolveConditions(text, parts.slice(first + 1, end));
  const shown = component(text, 'Fragment', {}, inner);
  const condition = opening.mark === '^' ? `!${valueOf(text, opening.name)}` : valueOf(text, opening.name);
  const before = parts.slice(0, first).filter((part) => typeof part === 'string');
  return [...before, `${condition} ? ${shown} : null`, ...resolveConditions(text, parts.slice(end + 1))];
}

function link(text: Text, { href, tokens }: Tokens.Link): string {
  const [, page] = /^page:(\w+)$/.exec(href) ?? [];
  if (page === undefined) return element(text, '"a"', { href: literal(href) }, inline(text, tokens));
  const paths: Record<string, string | undefined> = ALL_PATHS[text.language];
  const path = paths[page];
  if (path === undefined) throw new Error(`there is no page ${page}`);
  // A link to another language's build, for example to the owner area, must reload the document.
  const reloadDocument = path.startsWith(ALL_PATHS[text.language].home) ? undefined : 'true';
  return component(text, 'Link', { to: literal(path), reloadDocument }, inline(text, tokens));
}

function inlineParts(text: Text, token: Token): Part[] {
  if (!isMarked(token)) return [];
  if (token.type === 'text') {
    return token.tokens ? token.tokens.flatMap((each) => inlineParts(text, each)) : partsOfString(text, token.text);
  }
  if (token.type === 'escape') return [literal(token.text)];
  if (token.type === 'codespan') return [element(text, '"code"', {}, [literal(token.text)])];
  if (token.type === 'link') return [link(text, token)];
  if (token.type === 'strong') return [element(text, '"strong"', {}, inline(text, token.tokens))];
  if (token.type === 'checkbox') return [];
  throw new Error(`unsupported ${token.type}: ${token.raw}`);
}

const inline = (text: Text, tokens: readonly Token[]) =>
  resolveConditions(
    text,
    tokens.flatMap((each) => inlineParts(text, each)),
  );

const AFTER = { heading: undefined, paragraph: 'mt-4', ticks: 'mt-4', list: 'mt-6', value: 'mt-6' } as const;
type Kind = keyof typeof AFTER;

const isLink = ({ type }: Token) => type === 'link';
const isBlank = ({ type, raw }: Token) => type === 'space' || raw.trim() === '';

function paragraph(text: Text, tokens: readonly Token[], margin: string | undefined): string {
  const [first] = tokens;
  const isAside = first !== undefined && isMarked(first) && first.type === 'em' && tokens.length === 1;
  if (isAside) {
    const className = margin === undefined ? 'muted' : 'muted mt-4';
    return element(text, '"p"', { className: literal(className) }, inline(text, first.tokens));
  }
  const links = tokens.filter(isLink);
  if (links.length > 1 && tokens.every((each) => isLink(each) || isBlank(each))) {
    return element(text, '"p"', { className: literal('mt-6 row-f') }, inline(text, links));
  }
  return element(text, '"p"', { className: margin && literal(margin) }, inline(text, tokens));
}

function listItem(text: Text, item: Tokens.ListItem): string {
  const [, condition, inner = ''] = CONDITIONAL_ITEM.exec(item.text) ?? [];
  const tokens = condition === undefined ? item.tokens : lexer(inner);
  const children = tokens.filter(isMarked).flatMap((each) => {
    if (each.type === 'heading') {
      return [element(text, `"h${each.depth}"`, { className: literal('h4') }, inline(text, each.tokens))];
    }
    if (each.type === 'paragraph' || each.type === 'text') return [paragraph(text, each.tokens ?? [each], undefined)];
    return [];
  });
  const shown = element(text, '"li"', {}, children);
  return condition === undefined ? shown : `${valueOf(text, condition)} ? ${shown} : null`;
}

function ticks(text: Text, { items }: Tokens.List): string {
  const points = items.map(({ tokens }) => joinTexts(inline(text, tokens)));
  if (!points.every(([first = '', ...more]) => more.length === 0 && isText(first))) {
    throw new Error('a ticked item must be plain text');
  }
  const icon = items[0]?.checked === true ? undefined : literal('x');
  const className = text.options.lists === 'spaced' ? literal('ticks mt-4') : undefined;
  return component(text, 'Ticks', { points: `[${points.join(', ')}]`, icon, className }, []);
}

function list(text: Text, token: Tokens.List): string {
  const [type, className] = token.ordered ? ['"ol"', 'ordered'] : ['"ul"', 'sources'];
  const items = token.items.map((item) =>
    token.ordered ? element(text, '"li"', {}, inline(text, item.tokens)) : listItem(text, item),
  );
  return element(text, type ?? '', { className: literal(className ?? '') }, items);
}

/** Returns the element of a block, and its kind, which determines the margin of the next block. */
function block(text: Text, token: MarkedToken, margin: string | undefined): [Part, Kind] {
  if (token.type === 'heading') return [element(text, `"h${token.depth}"`, {}, inline(text, token.tokens)), 'heading'];
  if (token.type === 'list') {
    return token.items.some(({ task }) => task) ? [ticks(text, token), 'ticks'] : [list(text, token), 'list'];
  }
  if (token.type === 'blockquote') {
    const words = token.tokens.flatMap((each) => ('tokens' in each ? inline(text, each.tokens ?? []) : []));
    const icon = component(text, 'Icon', { name: literal('info') }, []);
    return [element(text, '"p"', { className: literal('note info mt-6') }, [icon, ...words]), 'paragraph'];
  }
  if (token.type !== 'paragraph') throw new Error(`unsupported ${token.type}: ${token.raw}`);
  const [placeholder] = PLACEHOLDER.exec(token.text) ?? [];
  const [only] = placeholder === token.text ? partsOfString(text, placeholder) : [];
  if (only !== undefined) return [only, 'value'];
  return [paragraph(text, token.tokens, margin), 'paragraph'];
}

/** Converts Markdown blocks to JSX calls. A third-level heading opens a section that ends at the next heading or horizontal rule. */
function blocks(text: Text, tokens: readonly MarkedToken[]): string[] {
  const parts: Part[] = [];
  let section: Part[] | null = null;
  let kind: Kind = 'heading';
  let outer: Kind = kind;
  const endSection = () => {
    if (section)
      parts.push(element(text, '"section"', { className: literal('mt-6') }, resolveConditions(text, section)));
    section = null;
  };
  for (const token of tokens) {
    if (token.type === 'heading' || token.type === 'hr') endSection();
    if (token.type === 'hr') kind = 'list';
    else {
      const isLead = tokens[tokens.indexOf(token) - 1]?.type === 'heading' && parts.length === 1;
      const after = kind === 'ticks' && text.options.lists === 'spaced' ? 'mt-6' : AFTER[kind];
      const [part, next] = block(text, token, isLead ? 'lead' : after);
      if (token.type === 'heading' && token.depth === 3) section = [];
      (section ?? parts).push(part);
      if (typeof part === 'string') kind = next;
      else if (part.mark === '/') kind = outer;
      else outer = kind;
    }
  }
  endSection();
  return resolveConditions(text, parts);
}

const IMPORTS: Record<string, string> = {
  jsx: `import { jsx } from 'react/jsx-runtime';`,
  jsxs: `import { jsxs } from 'react/jsx-runtime';`,
  Fragment: `import { Fragment } from 'react/jsx-runtime';`,
  Link: `import { Link } from 'react-router';`,
  BindingText: `import { BindingText } from '../src/app/web/shell/BindingText.tsx';`,
  Day: `import { Day } from '../src/app/web/shell/Day.tsx';`,
  Icon: `import { Icon } from '../src/ui/icons/Icon.tsx';`,
  Ticks: `import { Ticks } from '../src/app/web/shell/Ticks.tsx';`,
  brandName: `import { brandName } from '../src/kernel/brand/brand.ts';`,
  brandOperator: `import { brandOperator } from '../src/kernel/brand/brand.ts';`,
  isBranded: `import { isBranded } from '../src/kernel/brand/brand.ts';`,
};

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function routeExports(language: Language, page: string): string {
  const path: unknown = Object.entries(ALL_PATHS[language]).find(([key]) => key === camelCase(page))?.[1];
  if (typeof path !== 'string') throw new Error(`there is no page ${page}`);
  return `import { textPageLoader } from '../src/app/web/text-page.ts';
export { readHead as meta } from '../src/app/web/read-head.ts';
export const loader = textPageLoader({ title, description, path: ${literal(path)} });`;
}

/** Compiles a Markdown text to a module. If the text uses no values from the page, the module is a complete route. */
export function compileText(file: string, source: string): string {
  const [, page = '', language = ''] = /^([a-z-]+)\.([a-z]{2})\.md$/.exec(basename(file)) ?? [];
  if (!isLanguage(language)) throw new Error(`${file} does not end in .<language>.md`);
  const [frontMatter = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const options: Options = parse(yaml);
  const text: Text = { language, options, uses: new Set() };
  const tokens = lexer(source.slice(frontMatter.length))
    .filter(isMarked)
    .filter((token) => token.type !== 'space');
  const heading = tokens.find((token) => token.type === 'heading');
  const title = joinTexts(inline(text, heading?.tokens ?? []))[0];
  const description = joinTexts(resolveConditions(text, partsOfString(text, options.description)))[0];
  const body = component(text, '"div"', { className: literal('wrap page') }, blocks(text, tokens));
  const hasValues = text.uses.has('values');
  const imports = [...text.uses].flatMap((name) => IMPORTS[name] ?? []);
  return `${imports.join('\n')}
export const title = ${title};
export const description = ${description};
${hasValues ? '' : routeExports(language, page)}
export default function Text(${hasValues ? 'values' : ''}) {
  return ${body};
}
`;
}

/** Compiles the texts at build time, so that browsers do not have to parse Markdown. */
export const contentPages = (): Plugin => ({
  name: 'content-pages',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replace(/\?.*$/, '');
    return /\/content\/[^/]+\.md$/.test(file) && !/[?&](?:raw|url)\b/.test(id)
      ? { code: compileText(file, code), map: null }
      : null;
  },
});

export const valueNames = (source: string): string[] =>
  [...new Set(Array.from(source.matchAll(new RegExp(PLACEHOLDER, 'g')), ([, , name = '']) => name))]
    .filter((name) => !SHARED_VALUES.includes(name))
    .toSorted();
