import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';

type BookingActionsProps = {
  isGuaranteed: boolean;
  hasContacts: boolean;
  /** Results of the same town, for those who want to pay safely. */
  resultsHref: string;
  payLabel: string;
  alert: { text: string; count: number } | null;
  onPay: () => void;
  onInfo: () => void;
};

/** Alert, warning and the two buttons. Without guarantee the warning takes the place of the payment (specification section 2). */
export function BookingActions(props: BookingActionsProps) {
  const { isGuaranteed, hasContacts, resultsHref, payLabel, alert, onPay, onInfo } = props;
  return (
    <div className="st">
      <div role="alert" className="st-al">
        {alert && (
          <p className="err" key={alert.count}>
            {alert.text}
          </p>
        )}
      </div>
      {!isGuaranteed && (
        <div className="note warn">
          <Icon name="warning" />
          <div>
            <b>Questa struttura non è garantita.</b> Il pagamento online non è disponibile: ti consigliamo di{' '}
            <Link to={resultsHref}>scegliere un’altra struttura</Link>
            {hasContacts ? ', oppure di chiedere informazioni al proprietario.' : '.'}
          </div>
        </div>
      )}
      {isGuaranteed && (
        <button type="button" className="btn full" onClick={onPay}>
          <Icon name="lock-simple" />
          {payLabel}
        </button>
      )}
      {hasContacts && (
        <button type="button" className={isGuaranteed ? 'btn alt full' : 'btn full'} onClick={onInfo}>
          Solo informazioni
        </button>
      )}
    </div>
  );
}
