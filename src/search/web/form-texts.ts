import type { FiltersForm } from '../rules/read-filters.ts';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function textsOf(data: FormData, name: string): string[] {
  return data.getAll(name).filter((value) => typeof value === 'string');
}

/** What stands in a form of filters. */
export function formTexts(form: HTMLFormElement | null): FiltersForm {
  const data = new FormData(form ?? undefined);
  return {
    tipo: textsOf(data, 'tipo'),
    servizi: textsOf(data, 'servizi'),
    sicura: textsOf(data, 'sicura'),
    prezzo_min: textOf(data, 'prezzo_min'),
    prezzo_max: textOf(data, 'prezzo_max'),
  };
}
