type NumberedStepsProps = { steps: readonly { title: string; text: string }[] };

export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="numbered">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="house-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
