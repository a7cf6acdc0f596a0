type CheckRowProps = {
  id: string;
  radio?: string;
  label: string;
  hint?: string;
  className?: string;
  checked: boolean;
  onChange: () => void;
};

export function CheckRow({
  id,
  radio,
  label,
  hint,
  className = 'strutture-check-row',
  checked,
  onChange,
}: CheckRowProps) {
  return (
    <div className={className}>
      <input
        type={radio === undefined ? 'checkbox' : 'radio'}
        className="strutture-checkbox"
        id={id}
        name={radio}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChange}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
    </div>
  );
}
