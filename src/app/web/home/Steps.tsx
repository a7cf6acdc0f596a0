import { NumberedSteps } from '../../../ui/NumberedSteps.tsx';
import { FormLink } from './FormLink.tsx';
import * as messages from '../../messages/visitor.ts';

const steps = [
  {
    title: messages.regionStepTitle,
    text: messages.regionStepText,
  },
  {
    title: messages.provinceStepTitle,
    text: messages.provinceStepText,
  },
  {
    title: messages.homeStepTitle,
    text: messages.homeStepText,
  },
];

export function Steps({ onOpenForm }: { onOpenForm: () => void }) {
  return (
    <section className="section" aria-labelledby="come">
      <div className="wrap home-steps">
        <div className="intro">
          <h2 id="come">
            {messages.welcomeGreeting}
            <br />
            {messages.stepsTitle}
          </h2>
          <p>{messages.stepsIntroduction}</p>
          <FormLink className="btn alt mt-6" onOpen={onOpenForm}>
            {messages.ownersCallToAction}
          </FormLink>
        </div>
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}
