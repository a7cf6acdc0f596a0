import { Icon } from '../../../ui/icons/Icon.tsx';
import { toggleServizio } from '../../rules/apply-pet-rule.ts';
import { PRIMA_COLAZIONE } from '../../rules/prima-colazione.ts';
import { hasAutomaticBreakfast, SERVIZI, type Servizio } from '../../rules/servizi.ts';
import { serviceIcon } from '../visitor/service-icon.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { FormControls } from './form-controls.ts';
import * as messages from '../../messages/visitor.ts';
import * as ownerMessages from '../../messages/owner.ts';

export function ServicesField({ form }: { form: FormControls }) {
  const { servizi, tipo_struttura } = form.state;
  const isAutomatic = hasAutomaticBreakfast(tipo_struttura);
  const toggle = (servizio: Servizio) => {
    if (servizio !== PRIMA_COLAZIONE) form.setState(toggleServizio(form.state, servizio));
  };
  return (
    <ChoiceGroup
      id={ownerMessages.fieldId('servizi')}
      legend={ownerMessages.amenitiesSectionTitle}
      error={form.errorOf('servizi')}
    >
      <div className="strutture-pills">
        {SERVIZI.map((servizio) => (
          <label
            key={servizio}
            className={servizio === PRIMA_COLAZIONE ? 'strutture-choice colazione' : 'strutture-choice'}
          >
            <input
              type="checkbox"
              className="sr"
              checked={servizi.includes(servizio)}
              aria-disabled={servizio === PRIMA_COLAZIONE || undefined}
              onChange={() => toggle(servizio)}
            />
            <Icon name={serviceIcon(servizio)} />
            {messages.nameOfService(servizio)}
            {servizio === PRIMA_COLAZIONE && (
              <span className="auto">
                <Icon name="lock-simple" size={16} />
                {isAutomatic ? ownerMessages.automaticBadge : ownerMessages.breakfastAutomaticHint}
              </span>
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
