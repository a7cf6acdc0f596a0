import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { NO_DATES } from '../../stay/rules/selection.ts';
import { announce } from '../../ui/toasts/announce.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import type { ChosenCriteria } from '../rules/chosen-criteria.ts';
import { withFacet } from '../rules/facets.ts';
import { type FiltersForm as FormTexts, type FiltersResult, readFilters } from '../rules/read-filters.ts';
import { NO_FILTERS } from '../rules/search-criteria.ts';
import { criteriaQuery, joinQuery } from '../rules/write-criteria.ts';
import { isKnown } from './FilterOptions.tsx';
import { FiltersForm, type OnStep, type PriceFaults } from './FiltersForm.tsx';
import type { ResultsTools } from './results.ts';
import { type Count, useCounts } from './use-counts.ts';
import * as messages from '../messages/visitor.ts';

const FAULTS = { notAPrice: messages.priceInvalid, belowLeast: messages.priceRangeInverted };

function formTexts(form: HTMLFormElement | null): FormTexts {
  const data = new FormData(form ?? undefined);
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return {
    tipo: textsOf('tipo'),
    servizi: textsOf('servizi'),
    sicura: textsOf('sicura'),
    gradini: textsOf('gradini'),
    prezzo_min: textsOf('prezzo_min')[0] ?? '',
    prezzo_max: textsOf('prezzo_max')[0] ?? '',
  };
}

/** Writes the prices of a step into the form. The step replaces the chosen maximum price. */
function fillPrices(form: HTMLFormElement | null, criteria: ChosenCriteria, step: number | null): void {
  const { guests } = criteria.stay;
  const { prezzo_min, prezzo_max } =
    step === null
      ? { ...criteria, prezzo_max: null }
      : withFacet({ ...criteria, guests }, { name: 'prezzo_max', value: step });
  for (const [name, price] of Object.entries({ prezzo_min, prezzo_max })) {
    const field = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = String(price ?? '');
  }
}

function sentencesOf(reading: FiltersResult): PriceFaults | undefined {
  if (reading.ok) return undefined;
  const { prezzo_min, prezzo_max } = reading;
  return { prezzo_min: prezzo_min && FAULTS[prezzo_min], prezzo_max: prezzo_max && FAULTS[prezzo_max] };
}

function countSentence(count: Count | null): string {
  if (!isKnown(count)) return messages.showHomesButton;
  if (count.isAtLeast) return messages.showManyHomesButton(count.total);
  return count.total === 0 ? messages.noMatchingHomesButton : messages.showHomeCountButton(count.total);
}

/** Returns the query for the count. A check-in without a check-out does not restrict the count. */
function countQueryOf({ countQuery }: ResultsTools, criteria: ChosenCriteria): string | null {
  const { selection } = criteria.stay;
  const stay = selection.kind === 'stay' ? criteria.stay : { ...criteria.stay, selection: NO_DATES };
  return countQuery === null
    ? null
    : `${countQuery}&${criteriaQuery({ ...criteria, stay, ordina: 'giorno' }).slice(1)}`;
}

type FiltersDialogProps = { isOpen: boolean; onClose: () => void; tools: ResultsTools };

export function FiltersDialog({ isOpen, onClose, tools }: FiltersDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [criteria, setCriteria] = useState(tools.chosen);
  const [cleared, setCleared] = useState(0);
  const [faults, setFaults] = useState<PriceFaults | undefined>();
  const [isSound, setIsSound] = useState(true);
  const count = useCounts(isOpen && isSound ? countQueryOf(tools, criteria) : null);
  const countText = count === null ? null : countSentence(count);
  useEffect(() => {
    if (countText !== null) announce(countText);
  }, [countText]);

  const read = () => {
    const reading = readFilters(formTexts(form.current));
    setIsSound(reading.ok);
    if (reading.ok) {
      setCriteria({ ...criteria, ...reading.filters });
      setFaults(undefined);
    }
    return reading;
  };
  const step: OnStep = (name, value) => {
    if (name === 'ospiti') {
      setCriteria({ ...criteria, stay: { ...criteria.stay, guests: value ?? 1 } });
      return;
    }
    fillPrices(form.current, criteria, value);
    read();
  };
  // Prices are validated on blur, because a typed 1 may still become 120.
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.name.startsWith('prezzo_')) setFaults(sentencesOf(read()));
  };
  const clear = () => {
    setCleared(cleared + 1);
    setFaults(undefined);
    setIsSound(true);
    setCriteria({ ...criteria, ...NO_FILTERS, stay: tools.chosen.stay });
  };
  const show = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = read();
    setFaults(sentencesOf(reading));
    if (!reading.ok) {
      form.current
        ?.querySelector<HTMLInputElement>(`[name=${reading.prezzo_min ? 'prezzo_min' : 'prezzo_max'}]`)
        ?.focus();
      return;
    }
    onClose();
    void navigate(joinQuery(tools.base, criteriaQuery({ ...criteria, ...reading.filters })), {
      preventScrollReset: true,
    });
  };
  const footer = (
    <>
      <button type="button" className="btn quiet" onClick={clear}>
        {messages.clearAllButton}
      </button>
      <button type="submit" form={id} className="btn">
        {countSentence(count)}
      </button>
    </>
  );
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={messages.filtersTitle}
      className="search-filter-dialog"
      footer={footer}
    >
      <form ref={form} id={id} noValidate onSubmit={show} onInput={read} onBlur={leave}>
        <FiltersForm
          key={cleared}
          chosen={criteria}
          faults={faults}
          onStep={step}
          counts={tools.countQuery === null ? undefined : (count?.facets ?? null)}
        />
      </form>
    </Dialog>
  );
}
