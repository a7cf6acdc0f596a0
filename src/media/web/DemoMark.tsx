import * as t from './messages.it.ts';
export function DemoMark() {
  return <span className="media-on-photo demo">{t.immagineDimostrativa}</span>;
}
