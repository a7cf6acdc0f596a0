/** Joins the class names that are set. @example classNames('btn', false, 'alt') // 'btn alt' */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
