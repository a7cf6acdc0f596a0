import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatPrice, toCents } from '../../../../kernel/money/cents.ts';
import { announce } from '../../../../ui/toasts/announce.ts';
import { type Optional, Field } from '../../../../ui/forms/Field.tsx';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { ownerPath } from '../../../../strutture/rules/owner-path.ts';
import { type PricedPlace, type RateField as RateFieldName, rateFieldId, type TypedRate } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';
import { formatDayMonthYear } from '../../../../kernel/dates/calendar-date.ts';
import { readTypedDate } from '../../../../calendar/rules/read-typed-date.ts';
import { PriceInput } from '../../../../ui/forms/PriceInput.tsx';
import * as ownerMessages from '../../../messages/owner.ts';
import * as struttureMessages from '../../../../strutture/messages/owner.ts';

type FieldRow = readonly [name: RateFieldName, kind: Kind, label: string, hint?: string, optional?: Optional];

const YEAR: readonly FieldRow[] = [
  ['prezzo_weekend', 'price', struttureMessages.weekendPriceLabel, struttureMessages.weekendPriceHint, 'facoltativo'],
  ['soggiorno_minimo', 'count', struttureMessages.minimumStayLabel, struttureMessages.minimumStayHint, 'facoltativo'],
  [
    'ospiti_inclusi',
    'count',
    struttureMessages.includedGuestsLabel,
    struttureMessages.includedGuestsHint,
    'facoltativi',
  ],
  [
    'supplemento_ospite',
    'price',
    struttureMessages.extraGuestFeeLabel,
    struttureMessages.extraGuestFeeHint,
    'facoltativo',
  ],
];
const SEASON: readonly FieldRow[] = [
  ['nome', 'text', struttureMessages.seasonNameLabel, struttureMessages.seasonNameHint, 'facoltativo'],
  ['dal', 'date', struttureMessages.firstNightLabel],
  ['al', 'date', struttureMessages.lastNightLabel],
  ['prezzo_notte', 'price', struttureMessages.nightlyPriceLabel],
  [
    'prezzo_weekend',
    'price',
    struttureMessages.weekendPriceLabel,
    struttureMessages.seasonWeekendPriceHint,
    'facoltativo',
  ],
  [
    'soggiorno_minimo',
    'count',
    struttureMessages.minimumStayLabel,
    struttureMessages.seasonMinimumStayHint,
    'facoltativo',
  ],
];

type RateFieldsProps = { rows: readonly FieldRow[]; rate: TypedRate; controls: ConditionControls };

function RateFields({ rows, rate, controls }: RateFieldsProps) {
  return rows.map(([name, kind, label, hint, optional]) => (
    <RateField key={name} {...{ rate, controls, name, kind, label, hint, optional }} />
  ));
}

type PlacePricesProps = { struttura_id: number; place: PricedPlace; controls: ConditionControls };

export function PlacePrices({ struttura_id, place, controls }: PlacePricesProps) {
  const id = useId();
  const { camera_id, nome, prezzo_notte } = place;
  const year = controls.shown.rates.find((rate) => !rate.isSeason && rate.camera_id === camera_id);
  return (
    <section className="card block" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {nome ?? ownerMessages.pricesLink}
      </h2>
      <p className="base">
        {struttureMessages.nightlyPriceLabel}: <b>{formatPrice(toCents(prezzo_notte))}</b>{' '}
        <Link to={ownerPath(struttura_id, nome === null ? undefined : 'modifica')}>{ownerMessages.changeLink}</Link>
      </p>
      {year && (
        <div className="campi">
          <RateFields rows={YEAR} rate={year} controls={controls} />
        </div>
      )}
      <Seasons camera_id={camera_id} controls={controls} />
    </section>
  );
}

type SeasonsProps = { camera_id: number | null; controls: ConditionControls };

function Seasons({ camera_id, controls }: SeasonsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState<{ key: number } | null>(null);
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>(`#${rateFieldId(added.key, 'nome')}`)?.focus();
  }, [added]);
  const seasons = controls.shown.rates.filter((rate) => rate.isSeason && rate.camera_id === camera_id);
  const remove = (key: number) => {
    controls.remove(key);
    announce(struttureMessages.seasonRemoved);
    add.current?.focus();
  };
  return (
    <section className="stay-seasons" aria-labelledby={id}>
      <h3 id={id}>{struttureMessages.seasonsTitle}</h3>
      <p className="muted">{seasons.length === 0 ? struttureMessages.noSeasonsYet : struttureMessages.seasonsHint}</p>
      <ul ref={list}>
        {seasons.map((rate, position) => (
          <li key={rate.key}>
            <SeasonFields rate={rate} position={position + 1} controls={controls} onRemove={() => remove(rate.key)} />
          </li>
        ))}
      </ul>
      <button
        ref={add}
        type="button"
        className="btn alt sm"
        onClick={() => setAdded({ key: controls.addSeason(camera_id) })}
      >
        <Icon name="plus" />
        {struttureMessages.addSeasonButton}
      </button>
    </section>
  );
}

type SeasonFieldsProps = { rate: TypedRate; position: number; controls: ConditionControls; onRemove: () => void };

function SeasonFields({ rate, position, controls, onRemove }: SeasonFieldsProps) {
  const name = struttureMessages.seasonDisplayName(rate.nome, position);
  return (
    <fieldset className="stay-season">
      <legend>{name}</legend>
      <div className="campi">
        <RateFields rows={SEASON} rate={rate} controls={controls} />
      </div>
      <button
        type="button"
        className="btn danger sm"
        aria-label={`${struttureMessages.deleteButton} ${name}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
        {struttureMessages.deleteButton}
      </button>
    </fieldset>
  );
}

type Kind = 'price' | 'count' | 'date' | 'text';

type RateFieldProps = {
  rate: TypedRate;
  name: RateFieldName;
  kind: Kind;
  label: string;
  hint: string | undefined;
  optional: Optional | undefined;
  controls: ConditionControls;
};

function RateField({ rate, name, kind, label, hint, optional, controls }: RateFieldProps) {
  const { shown, failure, writeRate } = controls;
  const wireName = `tariffe.${shown.rates.indexOf(rate)}.${name}`;
  const value = rate[name];
  const write = (text: string) => writeRate(rate.key, { [name]: text });
  return (
    <Field
      id={rateFieldId(rate.key, name)}
      label={label}
      hint={hint}
      optional={optional}
      error={failure?.campi[wireName]}
    >
      {(control) =>
        kind === 'price' ? (
          <PriceInput {...control} value={value} onChange={write} />
        ) : (
          <input
            {...control}
            className={kind === 'text' ? 'inp' : 'inp num'}
            inputMode={kind === 'count' ? 'numeric' : undefined}
            autoComplete="off"
            maxLength={kind === 'text' ? 60 : undefined}
            placeholder={kind === 'date' ? struttureMessages.dateFormatPlaceholder : undefined}
            value={value}
            onChange={({ target }) => write(target.value)}
            onBlur={() => kind === 'date' && writeOut(value, write)}
          />
        )
      }
    </Field>
  );
}

function writeOut(text: string, write: (text: string) => void): void {
  const day = readTypedDate(text);
  const written = day === null ? text : formatDayMonthYear(day);
  if (written !== text) write(written);
}
