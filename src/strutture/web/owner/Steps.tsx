import { useId } from 'react';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { Step } from './timeline.ts';

export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const id = useId();
  return (
    <section className="card strutture-own-steps" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title} className={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span className="round">
              <Icon name={step.icon} />
            </span>
            <div>
              <b>{step.title}</b>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
