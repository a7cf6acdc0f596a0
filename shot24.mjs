import { chromium as pw } from 'playwright-core'; import * as c from './e2e/support/chromium.ts';
const { executablePath, env } = await c.chromium();
const b = await pw.launch({ executablePath, env, args: ['--no-sandbox'] });
const [,, base, ...jobs] = process.argv;
for (const j of jobs) { const [path, width, name, full] = j.split('@');
 const ctx = await b.newContext({ viewport: { width: +width, height: 900 }, locale: name.slice(0,2)==='xx'?'de-DE':name.slice(0,2) });
 const p = await ctx.newPage(); const errs=[]; p.on('console', m => { if (m.type()==='error') errs.push(m.text().slice(0,300)) }); p.on('pageerror', e => errs.push(String(e).slice(0,300)));
 await p.goto(base + path, { waitUntil: 'networkidle' }); await p.waitForTimeout(500);
 await p.screenshot({ path: `/tmp/s/${name}.png`, fullPage: full === 'f' });
 const w = await p.evaluate(() => document.documentElement.scrollWidth);
 console.log(name, w > +width ? 'OVERFLOW '+w : 'ok', errs.join(' | ')); await ctx.close(); }
await b.close();
