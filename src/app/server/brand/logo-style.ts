/** The CSS that a drawing needs. Drawing programs leave properties of text on letters that are outlines. */
const PROPERTY =
  /^(?:(?:fill|stroke|stop|clip|color|font|text|letter|word|line|marker|transform)(?:-[a-z]+)*|-inkscape-[a-z-]+|opacity|mask|mask-type|display|visibility|overflow|isolation|mix-blend-mode|paint-order|vector-effect|shape-rendering|enable-background|white-space|writing-mode|direction)$/i;

/** Functions that compute a colour or a movement, and references inside the file. */
const FUNCTION =
  /\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,%e+-]*\)|\burl\((["']?)#[\w-]+\1\)/gi;
const WORDS = /^[\w\s#.,%+'"!-]*$/;

export const isStyleProperty = (name: string): boolean => PROPERTY.test(name);

/** @example isHarmlessValue("image-set('a.png' 1x)") // false: it loads another file */
export const isHarmlessValue = (value: string): boolean => WORDS.test(value.replaceAll(FUNCTION, ''));

/** Whether each declaration of a `style` attribute has a listed property and a value that loads nothing. */
export function isHarmlessStyle(style: string): boolean {
  return style.split(';').every((declaration) => {
    if (declaration.trim() === '') return true;
    const colon = declaration.indexOf(':');
    return isStyleProperty(declaration.slice(0, colon).trim()) && isHarmlessValue(declaration.slice(colon + 1));
  });
}
