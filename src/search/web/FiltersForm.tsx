import { useId } from 'react';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { serviceIcon } from '../../strutture/web/visitor/service-icon.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { ChosenCriteria } from '../rules/chosen-criteria.ts';
import { guestSteps, PRICE_STEPS } from '../rules/facets.ts';
import { GRADINI } from '../rules/search-criteria.ts';
import { slugOfServizio } from '../rules/read-criteria.ts';
import { type CountedProps, TickPill } from './FilterOptions.tsx';
import { SERVICE_GROUPS } from './service-groups.ts';
import * as struttureMessages from '../../strutture/messages/visitor.ts';
import * as messages from '../messages/visitor.ts';

type PriceProps = {
  name: 'prezzo_min' | 'prezzo_max';
  label: string;
  bound: string;
  value: number | null;
  fault: string | undefined;
};

function PriceField({ name, label, bound, value, fault }: PriceProps) {
  const id = useId();
  return (
    <div className="fld search-price">
      <label htmlFor={id}>
        {label}
        <span className="sr">{messages.inEurosSuffix}</span>
      </label>
      <span>
        <input
          id={id}
          name={name}
          className="inp num"
          inputMode="numeric"
          autoComplete="off"
          placeholder={bound}
          maxLength={12}
          defaultValue={value ?? ''}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault}
        />
      </span>
    </div>
  );
}

type PricesProps = { chosen: ChosenCriteria; faults: PriceFaults | undefined };

function Prices({ chosen, faults }: PricesProps) {
  const id = useId();
  const fault = faults?.prezzo_min ?? faults?.prezzo_max ?? null;
  const faultOf = (name: keyof PriceFaults) => (faults?.[name] ? id : undefined);
  return (
    <div className="search-range">
      <PriceField
        name="prezzo_min"
        label={messages.minimumPriceLabel}
        bound={messages.minimumPricePlaceholder}
        value={chosen.prezzo_min}
        fault={faultOf('prezzo_min')}
      />
      <PriceField
        name="prezzo_max"
        label={messages.maximumPriceLabel}
        bound={messages.maximumPricePlaceholder}
        value={chosen.prezzo_max}
        fault={faultOf('prezzo_max')}
      />
      <div role="alert">
        {fault !== null && (
          <p className="err" id={id}>
            <Icon name="warning-circle" />
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

export type OnStep = (name: 'prezzo_max' | 'ospiti', step: number | null) => void;

type StepsProps = CountedProps & { name: Parameters<OnStep>[0]; chosen: number | null; onStep: OnStep } & {
  steps: readonly number[];
  labelOf: (step: number) => string;
};

function Steps({ name, chosen, steps, labelOf, onStep, counts }: StepsProps) {
  return (
    <div className="search-filter-items search-filter-steps">
      {steps.map((step) => {
        const isOn = step === chosen;
        const press = () => onStep(name, isOn ? null : step);
        return <TickPill key={step} value={step} label={labelOf(step)} onPress={press} {...{ name, isOn, counts }} />;
      })}
    </div>
  );
}

export type PriceFaults = { prezzo_min: string | null; prezzo_max: string | null };

type FiltersProps = CountedProps & {
  chosen: ChosenCriteria;
  faults?: PriceFaults | undefined;
  /** If missing, the price and guest steps are hidden, because their buttons require JavaScript. */
  onStep?: OnStep;
};

export function FiltersForm({ chosen, faults, onStep, counts }: FiltersProps) {
  return (
    <div className="search-filter-form">
      <fieldset>
        <legend className="h4">{messages.propertyTypeLabel}</legend>
        <div className="search-filter-items">
          {TIPI_STRUTTURA.map((tipo) => (
            <TickPill
              key={tipo}
              name="tipo"
              value={tipo}
              label={struttureMessages.listingTypeNames[tipo]}
              isOn={chosen.tipi.includes(tipo)}
              counts={counts}
            />
          ))}
        </div>
      </fieldset>
      {onStep && <GuestSteps {...{ chosen, onStep, counts }} />}
      <fieldset>
        <legend className="h4">{messages.pricePerNightLabel}</legend>
        {onStep && (
          <Steps
            name="prezzo_max"
            steps={PRICE_STEPS}
            chosen={chosen.prezzo_max}
            labelOf={messages.maximumPriceOption}
            {...{ onStep, counts }}
          />
        )}
        <Prices {...{ chosen, faults }} />
      </fieldset>
      <fieldset>
        <legend className="h4">{messages.guaranteeLabel}</legend>
        <TickPill
          name="sicura"
          value="1"
          label={messages.secureOnlyOption}
          icon="shield-check"
          isOn={chosen.sicura}
          counts={counts}
        />
        <p className="muted">{messages.secureOnlyHint}</p>
      </fieldset>
      <Steplessness {...{ chosen, counts }} />
      {SERVICE_GROUPS.map(({ title, servizi }) => (
        <fieldset key={title}>
          <legend className="h4">{title}</legend>
          <div className="search-filter-items">
            {servizi.map((servizio) => (
              <TickPill
                key={servizio}
                name="servizi"
                value={slugOfServizio(servizio)}
                label={struttureMessages.nameOfService(servizio)}
                icon={serviceIcon(servizio)}
                isOn={chosen.servizi.includes(servizio)}
                counts={counts}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** The option for homes that state nothing about steps is shown only while it is chosen. */
function Steplessness({ chosen, counts }: CountedProps & Pick<FiltersProps, 'chosen'>) {
  return (
    <fieldset>
      <legend className="h4">{messages.accessibilityLabel}</legend>
      <div className="search-filter-items">
        {GRADINI.filter((gradini) => gradini === 'nessuno' || gradini === chosen.gradini).map((gradini) => (
          <TickPill
            key={gradini}
            name="gradini"
            value={gradini}
            label={messages.stepFilterOptions[gradini]}
            isOn={chosen.gradini === gradini}
            counts={counts}
          />
        ))}
      </div>
      <p className="muted">{messages.stepFilterHint}</p>
    </fieldset>
  );
}

function GuestSteps({ chosen, onStep, counts }: CountedProps & { chosen: ChosenCriteria; onStep: OnStep }) {
  const { guests } = chosen.stay;
  return (
    <fieldset>
      <legend className="h4">{messages.partySizeLabel}</legend>
      <Steps
        name="ospiti"
        steps={guestSteps(guests)}
        chosen={guests}
        labelOf={messages.partySizeOption}
        {...{ onStep, counts }}
      />
    </fieldset>
  );
}
