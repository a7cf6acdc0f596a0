import * as t from './messages.it.ts';
/** Says on the picture itself that it shows no real house. */
export function DemoMark() {
  return <span className="su-foto demo">{t.immagineDimostrativa}</span>;
}
