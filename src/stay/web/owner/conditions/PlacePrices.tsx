import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatPrice, toCents } from '../../../../kernel/cents.ts';
import { conditionsPageMessages as messages } from '../../../../strutture/conditions-page-messages.it.ts';
import { announce } from '../../../../ui/announce.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { ownPath } from '../../../../strutture/web/owner/own-path.ts';
import { RateField } from './RateField.tsx';
import { rateFieldId } from './rate-field-id.ts';
import { SeasonFields } from './SeasonFields.tsx';
import type { PricedPlace } from './typed-conditions.ts';
import type { ConditionControls } from './use-conditions.ts';
import * as t from './messages.it.ts';

type PlacePricesProps = { struttura_id: number; place: PricedPlace; controls: ConditionControls };

/** The prices of the house, or of one room: those of the whole year, and its seasons. */
export function PlacePrices({ struttura_id, place, controls }: PlacePricesProps) {
  const id = useId();
  const { camera_id, nome, prezzo_notte } = place;
  const year = controls.shown.rates.find((rate) => !rate.isSeason && rate.camera_id === camera_id);
  return (
    <section className="card block" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {nome ?? t.prezzi}
      </h2>
      <p className="base">
        {messages.prezzo}: <b>{formatPrice(toCents(prezzo_notte))}</b>{' '}
        <Link to={ownPath(struttura_id, nome === null ? undefined : 'modifica')}>{t.cambialo}</Link>
      </p>
      {year && (
        <div className="campi">
          <RateField
            {...{ rate: year, controls, name: 'prezzo_weekend', kind: 'price', optional: 'facoltativo' }}
            label={messages.weekend}
            hint={messages.weekendHint}
          />
          <RateField
            {...{ rate: year, controls, name: 'soggiorno_minimo', kind: 'count', optional: 'facoltativo' }}
            label={messages.minimo}
            hint={messages.minimoHint}
          />
          <RateField
            {...{ rate: year, controls, name: 'ospiti_inclusi', kind: 'count', optional: 'facoltativi' }}
            label={messages.inclusi}
            hint={messages.inclusiHint}
          />
          <RateField
            {...{ rate: year, controls, name: 'supplemento_ospite', kind: 'price', optional: 'facoltativo' }}
            label={messages.supplemento}
            hint={messages.supplementoHint}
          />
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
  // Who adds a season goes on typing in it.
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>(`#${rateFieldId(added.key, 'nome')}`)?.focus();
  }, [added]);
  const seasons = controls.shown.rates.filter((rate) => rate.isSeason && rate.camera_id === camera_id);
  const remove = (key: number) => {
    controls.remove(key);
    announce(messages.eliminata);
    add.current?.focus();
  };
  return (
    <section className="stay-seasons" aria-labelledby={id}>
      <h3 id={id}>{messages.stagioni}</h3>
      <p className="muted">{seasons.length === 0 ? messages.nessunaStagione : messages.stagioniHint}</p>
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
        {messages.aggiungi}
      </button>
    </section>
  );
}
