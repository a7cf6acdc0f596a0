import { announce } from '../../../ui/toasts/announce.ts';
import { MAX_GRADINI, MAX_REGOLE } from '../../rules/read-story.ts';
import { chooseAnimali } from '../../rules/apply-pet-rule.ts';
import { ANIMALI, type Animali, FESTE, FUMO } from '../../rules/house-rules.ts';
import type { FormControls } from './form-controls.ts';
import { LongTextField } from './LongTextField.tsx';
import { NumberField } from './NumberField.tsx';
import { OneOfField } from './OneOfField.tsx';
import { TextField } from './TextField.tsx';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

export function HouseRulesFields({ form }: { form: FormControls }) {
  const { state, set } = form;
  return (
    <>
      <div className="strutture-three">
        <TextField form={form} name="arrivo_dalle" type="time" />
        <TextField form={form} name="arrivo_entro" type="time" />
        <TextField form={form} name="partenza_entro" type="time" />
      </div>
      <PetsField form={form} />
      <OneOfField
        form={form}
        name="fumo"
        labels={messages.smokingAnswers}
        order={FUMO}
        value={state.fumo}
        onChoose={(fumo) => set({ fumo })}
      />
      <OneOfField
        form={form}
        name="feste"
        labels={messages.partyAnswers}
        order={FESTE}
        value={state.feste}
        onChoose={(feste) => set({ feste })}
      />
      <div className="strutture-two">
        <NumberField form={form} name="gradini" least={0} most={MAX_GRADINI} hint={ownerMessages.stepsCountHint} />
        <TextField form={form} name="gradini_nota" autoComplete="off" placeholder={ownerMessages.stepsNoteExample} />
      </div>
      <LongTextField form={form} name="regole" rows={4} max={MAX_REGOLE} hint={ownerMessages.houseRulesHint} />
    </>
  );
}

function PetsField({ form }: { form: FormControls }) {
  const { state, setState } = form;
  const choose = (animali: Animali | '') => {
    const next = chooseAnimali(state, animali);
    setState(next);
    if (next.servizi.length > state.servizi.length) announce(ownerMessages.petFriendlyAdded);
    if (next.servizi.length < state.servizi.length) announce(ownerMessages.petFriendlyRemoved);
  };
  return (
    <>
      <OneOfField
        form={form}
        name="animali"
        labels={messages.petAnswers}
        order={ANIMALI}
        value={state.animali}
        onChoose={choose}
      />
      {state.animali !== '' && (
        <TextField form={form} name="animali_nota" autoComplete="off" placeholder={ownerMessages.petsNoteExample} />
      )}
    </>
  );
}
