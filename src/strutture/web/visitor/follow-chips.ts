import { fitChips } from '../../rules/chips.ts';

type Line = { line: HTMLElement; more: HTMLDetailsElement; chips: HTMLElement[] };

function linesIn(root: HTMLElement): Line[] {
  return [...root.querySelectorAll<HTMLElement>('.strutture-chips')].flatMap((line) => {
    const more = line.querySelector('details');
    return more ? [{ line, more, chips: [...line.querySelectorAll('li')] }] : [];
  });
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

function measure({ line, more, chips }: Line): number {
  const gap = Number.parseFloat(getComputedStyle(line).columnGap);
  return fitChips(chips.map(widthOf), { line: widthOf(line), gap, more: widthOf(more) });
}

/** All cards are measured at once, so that the browser performs layout only twice. */
function fitLines(root: HTMLElement): void {
  const lines = linesIn(root);
  for (const { line, more, chips } of lines) {
    line.dataset['fitted'] = '';
    more.hidden = false;
    for (const chip of chips) chip.removeAttribute('data-left-out');
  }
  const counts = lines.map(measure);
  for (const [index, { more, chips }] of lines.entries()) {
    const count = counts[index] ?? chips.length;
    more.hidden = count === chips.length;
    for (const chip of chips.slice(count)) chip.dataset['leftOut'] = '';
    const number = more.querySelector('b');
    if (number) number.textContent = `+${chips.length - count}`;
  }
}

export function followChips(root: HTMLElement): () => void {
  const fit = () => fitLines(root);
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  void document.fonts.ready.then(fit);
  return () => observer.disconnect();
}
