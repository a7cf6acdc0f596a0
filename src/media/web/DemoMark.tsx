import * as t from './messages.it.ts';
/** Says on the picture itself that it shows no real house. */
export function DemoMark() {
  return <span className="media-on-photo demo">{t.immagineDimostrativa}</span>;
}
